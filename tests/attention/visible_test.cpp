// The band against its definition, key by key.
#include "attention/core/visible.h"

#include <gtest/gtest.h>

namespace anywarp::attention {
namespace {

struct Setting {
  Causal causal;
  std::int64_t left, right, seqlen_q, seqlen_k;

  bool sees(std::int64_t query, std::int64_t key) const {
    const std::int64_t last_query_sees_last_key = query + (seqlen_k - seqlen_q);
    const std::int64_t diagonal = causal == Causal::TopLeft ? query : last_query_sees_last_key;
    return !(causal != Causal::None && key > diagonal) && !(left >= 0 && diagonal - key > left) &&
           !(right >= 0 && key - diagonal > right);
  }
};

template <typename Body>
void for_all_settings(Body body) {
  for (const Causal causal : {Causal::None, Causal::BottomRight, Causal::TopLeft})
    for (const std::int64_t left : {-1, 0, 1, 3, 100})
      for (const std::int64_t right : {-1, 0, 2, 100})
        for (const std::int64_t seqlen_q : {0, 1, 4, 9})
          for (const std::int64_t seqlen_k : {0, 1, 5, 12}) {
            const Setting setting{causal, left, right, seqlen_q, seqlen_k};
            SCOPED_TRACE(testing::Message() << "causal " << static_cast<int>(causal) << " window " << left << ' '
                                            << right << " lengths " << seqlen_q << ' ' << seqlen_k);
            body(setting, visible_band(causal, left, right, seqlen_q, seqlen_k));
            if (testing::Test::HasFailure()) return;
          }
}

bool within(const KeyRange& range, std::int64_t key) { return key >= range.begin && key < range.end; }

TEST(VisibleBand, OneQuery) {
  for_all_settings([](const Setting& setting, const VisibleBand& band) {
    for (std::int64_t query = 0; query < setting.seqlen_q; ++query)
      for (std::int64_t key = 0; key < setting.seqlen_k; ++key)
        EXPECT_EQ(within(band.of(query), key), setting.sees(query, key)) << query << ' ' << key;
  });
}

TEST(VisibleBand, NeverLeavesTheKeys) {
  for_all_settings([](const Setting& setting, const VisibleBand& band) {
    for (std::int64_t query = 0; query < setting.seqlen_q; ++query) {
      EXPECT_GE(band.of(query).begin, 0);
      EXPECT_LE(band.of(query).end, setting.seqlen_k);
    }
  });
}

TEST(VisibleBand, SeveralQueries) {
  for_all_settings([](const Setting& setting, const VisibleBand& band) {
    for (std::int64_t first = 0; first < setting.seqlen_q; ++first) {
      for (std::int64_t last = first; last < setting.seqlen_q; ++last) {
        for (std::int64_t key = 0; key < setting.seqlen_k; ++key) {
          bool any = false, all = true;
          for (std::int64_t query = first; query <= last; ++query) {
            any = any || setting.sees(query, key);
            all = all && setting.sees(query, key);
          }
          // Between the keys of the first query and those of the last there may be some that nobody sees.
          EXPECT_TRUE(!any || within(band.of_any(first, last), key));
          EXPECT_EQ(within(band.of_all(first, last), key), all) << first << ' ' << last << ' ' << key;
        }
      }
    }
  });
}

TEST(VisibleBand, QueriesOfKeys) {
  for_all_settings([](const Setting& setting, const VisibleBand& band) {
    for (std::int64_t first = 0; first < setting.seqlen_k; ++first)
      for (std::int64_t last = first; last < setting.seqlen_k; ++last)
        for (std::int64_t query = 0; query < setting.seqlen_q; ++query) {
          bool any = false;
          for (std::int64_t key = first; key <= last; ++key) any = any || setting.sees(query, key);
          EXPECT_TRUE(!any || within(band.queries(first, last), query));
          if (first == last) {
            EXPECT_EQ(within(band.queries(first, last), query), any);
          }
        }
  });
}

}  // namespace
}  // namespace anywarp::attention
