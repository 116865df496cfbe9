"""attn_implementation="anywarp" against "eager" in small transformers models with random weights: logits, gradients of
every parameter, generation with each kind of cache, padding and packing."""

import copy

import pytest
import torch

transformers = pytest.importorskip("transformers", minversion="4.56")

import anywarp.transformers  # noqa: E402

SIZES = dict(
    vocab_size=61, hidden_size=32, intermediate_size=48, num_hidden_layers=2, num_attention_heads=4, num_key_value_heads=2,
    head_dim=8, max_position_embeddings=128, pad_token_id=0, bos_token_id=1, eos_token_id=None,
)  # fmt: skip
OPTIONS = {
    "Llama": {},  # Grouped heads.
    "Mistral": dict(sliding_window=5),
    "Gemma2": dict(sliding_window=5, attn_logit_softcapping=2.0, query_pre_attn_scalar=8),
    "GptOss": dict(sliding_window=5, num_local_experts=2, num_experts_per_tok=1),  # Sinks.
}
NAMES = list(OPTIONS)


@pytest.fixture(autouse=True, scope="module")
def one_thread():
    """The models are tiny: threads that wait for each other would be most of the time."""
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(before)


def models(name, dtype=torch.float32, **more):
    """The same model twice: eager, and anywarp."""
    config = getattr(transformers, name + "Config")(**SIZES, **OPTIONS[name], **more)
    torch.manual_seed(0)
    config._attn_implementation = "eager"
    eager = getattr(transformers, name + "ForCausalLM")(config).to(dtype).eval()
    with torch.no_grad():
        for parameter_name, parameter in eager.named_parameters():
            if "sinks" in parameter_name:
                parameter.normal_()
            elif parameter.dim() > 1:
                parameter.mul_(8)  # So that attention is not near uniform.
    ours = copy.deepcopy(eager)
    ours.set_attn_implementation("anywarp")
    return eager, ours


def tokens(*shape, seed=1):
    return torch.randint(3, SIZES["vocab_size"], shape, generator=torch.Generator().manual_seed(seed))


def left_padded(batch=3, length=14, pads=(0, 4, 9)):
    ids = tokens(batch, length)
    mask = torch.arange(length) >= torch.tensor(pads)[:, None]
    return {"input_ids": ids.masked_fill(~mask, 0), "attention_mask": mask.long()}


def close(a, b, tolerance=2e-5):
    torch.testing.assert_close(a, b, rtol=tolerance, atol=tolerance * float(b.detach().abs().max()))


def logits_and_gradients(model, batch):
    labels = batch["input_ids"]
    if "attention_mask" in batch:
        # A token after padding is predicted by padding, of which eager attention makes something else.
        previous = torch.nn.functional.pad(batch["attention_mask"], (1, 0))[:, :-1]
        labels = labels.masked_fill(previous == 0, -100)
    model.zero_grad()
    result = model(**batch, labels=labels)
    result.loss.backward()
    return result.logits, {name: p.grad for name, p in model.named_parameters() if p.grad is not None}


@pytest.mark.parametrize("padded", [False, True])
@pytest.mark.parametrize("name", NAMES)
def test_logits_and_gradients_are_those_of_eager(name, padded):
    eager, ours = models(name)
    batch = left_padded() if padded else {"input_ids": tokens(2, 13)}
    want, want_grads = logits_and_gradients(eager, batch)
    got, got_grads = logits_and_gradients(ours, batch)
    valid = batch["attention_mask"].bool() if padded else torch.ones(2, 13, dtype=torch.bool)
    close(got[valid], want[valid])
    assert got_grads.keys() == want_grads.keys()
    for key, gradient in want_grads.items():
        close(got_grads[key], gradient, 1e-4)


@pytest.mark.parametrize("cache", [None, "static"])
@pytest.mark.parametrize("name", NAMES)
def test_generate_is_that_of_eager(name, cache):
    eager, ours = models(name)
    results = []
    for model in (eager, ours):
        torch.manual_seed(2)
        results.append(
            model.generate(
                **left_padded(), max_new_tokens=8, do_sample=False, cache_implementation=cache, output_logits=True,
                return_dict_in_generate=True, disable_compile=True,
            )
        )  # fmt: skip
    assert torch.equal(results[0].sequences, results[1].sequences)
    for want, got in zip(results[0].logits, results[1].logits):
        close(got, want)


@pytest.mark.parametrize("name", NAMES)
def test_prefill_in_parts_and_single_steps(name):
    _, ours = models(name)
    ids = tokens(2, 17)
    with torch.no_grad():
        whole = ours(ids, use_cache=False).logits
        past, parts = transformers.DynamicCache(config=ours.config), []
        for part in ids.split([6, 7, 1, 1, 2], dim=1):
            result = ours(part, past_key_values=past, use_cache=True)
            parts.append(result.logits)
    close(torch.cat(parts, dim=1), whole)


PACKINGS = [(name, by) for name in NAMES for by in ("position_ids", "cu_seq_lens")]
PACKINGS.remove(("GptOss", "position_ids"))  # Its model code makes no masks of them: eager is wrong there too.


@pytest.mark.parametrize("name, by", PACKINGS)
def test_packed_sequences_are_those_alone(name, by):
    _, ours = models(name)
    parts = [tokens(1, n, seed=n) for n in (5, 1, 9)]
    arguments = {"position_ids": torch.cat([torch.arange(part.shape[1]) for part in parts])[None]}
    if by == "cu_seq_lens":
        cu = torch.tensor([0, 5, 6, 15], dtype=torch.int32)
        arguments.update(cu_seq_lens_q=cu, cu_seq_lens_k=cu, max_length_q=9, max_length_k=9)
    results = []
    for logits in (
        lambda: torch.cat([ours(part, use_cache=False).logits for part in parts], dim=1),
        lambda: ours(torch.cat(parts, dim=1), use_cache=False, **arguments).logits,
    ):
        ours.zero_grad()
        value = logits()
        value.square().mean().backward()
        results.append((value.detach(), {key: p.grad for key, p in ours.named_parameters() if p.grad is not None}))
    (want, want_grads), (got, got_grads) = results
    close(got, want)
    assert got_grads.keys() == want_grads.keys()
    for key, gradient in want_grads.items():
        close(got_grads[key], gradient, 1e-4)


@pytest.mark.parametrize("name", NAMES)
def test_bfloat16_is_no_worse_than_eager(name):
    exact, _ = models(name)
    eager, ours = models(name, torch.bfloat16)
    batch = left_padded()
    valid = batch["attention_mask"].bool()
    exact.load_state_dict(eager.state_dict())
    with torch.no_grad():
        truth = exact(**batch).logits[valid]
        eager_error = (eager(**batch).logits[valid].float() - truth).abs().mean()
        our_error = (ours(**batch).logits[valid].float() - truth).abs().mean()
    assert our_error <= 1.5 * eager_error


def test_masks_are_skipped_where_a_note_says_it_all():
    seen = []

    def spy(module, query, key, value, attention_mask, **kwargs):
        note = getattr(attention_mask, "anywarp_note", None)
        seen.append((attention_mask is None, note is not None and note.plain))
        return anywarp.transformers.attention_forward(module, query, key, value, attention_mask, **kwargs)

    transformers.AttentionInterface.register("anywarp", spy)
    try:
        _, ours = models("Mistral")
        with torch.no_grad():
            ours(tokens(1, 4))
            ours(tokens(1, 9))
            ours(**left_padded())
            ours(tokens(1, 9), position_ids=torch.tensor([[0, 1, 2, 0, 1, 2, 3, 4, 5]]), use_cache=False)
    finally:
        anywarp.transformers.register()
    short, windowed, padded, packed = seen[::2]
    assert short == (True, False)
    assert windowed == (False, True) and padded == (False, True)
    assert packed == (False, False)


@pytest.mark.parametrize("kind", ["bool", "float"])
def test_masks_of_the_caller(kind):
    eager, ours = models("Llama")
    ids = tokens(2, 7)
    allowed = (torch.rand(2, 1, 7, 7, generator=torch.Generator().manual_seed(3)) > 0.4) | torch.eye(7, dtype=torch.bool)
    additive = torch.zeros(allowed.shape).masked_fill(~allowed, torch.finfo(torch.float32).min)
    with torch.no_grad():
        want = eager(ids, attention_mask=additive).logits
        got = ours(ids, attention_mask=allowed if kind == "bool" else additive).logits
    close(got, want)


def test_bidirectional_encoder_with_padding():
    config = transformers.BertConfig(
        vocab_size=61, hidden_size=32, intermediate_size=48, num_hidden_layers=2, num_attention_heads=4
    )
    config._attn_implementation = "eager"
    torch.manual_seed(0)
    eager = transformers.BertModel(config).eval()
    ours = copy.deepcopy(eager)
    ours.set_attn_implementation("anywarp")
    batch = left_padded()
    valid = batch["attention_mask"].bool()
    close(ours(**batch).last_hidden_state[valid], eager(**batch).last_hidden_state[valid])
    close(ours(batch["input_ids"]).last_hidden_state, eager(batch["input_ids"]).last_hidden_state)


def test_compiled_without_graph_breaks():
    _, ours = models("Mistral")
    ids = tokens(2, 9)
    with torch.no_grad():
        compiled = torch.compile(ours, fullgraph=True, backend="aot_eager")
        close(compiled(ids, use_cache=False).logits, ours(ids, use_cache=False).logits)


class Module(torch.nn.Module):
    is_causal = True


def test_dropout_is_for_training():
    module = Module()
    q = torch.zeros(1, 2, 1, 4)
    v = torch.eye(64).expand(1, 2, 64, 64)
    k = torch.zeros(1, 2, 64, 4)
    run = lambda: anywarp.transformers.attention_forward(module, q, k, v, None, dropout=0.25)[0]  # noqa: E731
    torch.manual_seed(0)
    first = run()
    torch.manual_seed(0)
    assert torch.equal(run(), first)
    assert not torch.equal(run(), first)
    assert set(first.mul(64 * 0.75).round(decimals=4).unique().tolist()) == {0.0, 1.0}
    assert 0.1 < (first == 0).float().mean() < 0.4  # 128 elements of probability 0.25.
    module.eval()
    close(run(), torch.full_like(first, 1 / 64))


def test_position_bias_gets_a_gradient():
    module = Module()
    generator = torch.Generator().manual_seed(4)
    q, k, v = (torch.randn(2, 2, 5, 8, generator=generator) for _ in range(3))
    bias = torch.randn(1, 2, 5, 5, generator=generator, requires_grad=True)
    out, weights = anywarp.transformers.attention_forward(module, q, k, v, None, position_bias=bias)
    hidden = torch.ones(5, 5, dtype=torch.bool).triu(1)
    scores = (q @ k.transpose(2, 3) / 8**0.5 + bias).masked_fill(hidden, float("-inf"))
    want = (scores.softmax(-1) @ v).transpose(1, 2)
    close(out, want)
    assert weights is None
    close(torch.autograd.grad(out.square().sum(), bias)[0], torch.autograd.grad(want.square().sum(), bias)[0])


def test_sinks_of_queries():
    generator = torch.Generator().manual_seed(5)
    q, k, v = (torch.randn(2, 2, 5, 8, generator=generator) for _ in range(3))
    sinks = torch.randn(2, 2, 5, 1, generator=generator, requires_grad=True)
    out, _ = anywarp.transformers.attention_forward(Module(), q, k, v, None, sinks=sinks)
    scores = (q @ k.transpose(2, 3) / 8**0.5).masked_fill(torch.ones(5, 5, dtype=torch.bool).triu(1), float("-inf"))
    want = (torch.cat([scores, sinks], -1).softmax(-1)[..., :-1] @ v).transpose(1, 2)
    close(out, want)
    close(torch.autograd.grad(out.square().sum(), sinks)[0], torch.autograd.grad(want.square().sum(), sinks)[0])


def test_models_that_do_not_say_is_causal():
    """Pegasus X never ran with sdpa: its decoder's modules say is_causal=False and rely on the mask."""
    config = transformers.PegasusXConfig(
        vocab_size=61, d_model=32, encoder_layers=1, decoder_layers=2, encoder_ffn_dim=48, decoder_ffn_dim=48,
        encoder_attention_heads=4, decoder_attention_heads=4, block_size=8, num_global_tokens=2,
    )  # fmt: skip
    config._attn_implementation = "eager"
    torch.manual_seed(0)
    eager = transformers.PegasusXForConditionalGeneration(config).eval()
    ours = transformers.PegasusXForConditionalGeneration._from_config(config, attn_implementation="anywarp").eval()
    ours.load_state_dict(eager.state_dict())
    with torch.no_grad():
        want, got = (model(tokens(2, 9), decoder_input_ids=tokens(2, 6), use_cache=False).logits for model in (eager, ours))
    close(got, want)


def test_models_with_attention_of_their_own_are_left_alone():
    """Bloom adds masks to its scores itself: it has to get additive ones."""
    config = transformers.BloomConfig(vocab_size=61, hidden_size=32, n_layer=2, n_head=4)
    torch.manual_seed(0)
    model = transformers.BloomForCausalLM(config).eval()
    batch = left_padded()
    results = []
    for name in ("eager", "anywarp"):
        model.config._attn_implementation = name
        with torch.no_grad():
            results.append(model(**batch, use_cache=False).logits)
    assert torch.equal(*results)


def test_packing_and_padding_exclude_each_other():
    _, ours = models("Llama")
    cu = torch.tensor([0, 14], dtype=torch.int32)
    with pytest.raises(ValueError, match="attention_mask and cu_seq_lens_q"):
        ours(**left_padded(), cu_seq_lens_q=cu, cu_seq_lens_k=cu, max_length_q=14, max_length_k=14)
    with pytest.raises(ValueError, match="batch of 2"):
        ours(tokens(2, 3), cu_seq_lens_q=cu, cu_seq_lens_k=cu, max_length_q=14, max_length_k=14)
