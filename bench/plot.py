"""Grouped bars as SVG, by hand: the benches run where nothing but PyTorch is, and their pictures are text that git can show
the difference of. What is drawn is a list of panels; the benches make them from their JSON, so that a picture can be made
again without a GPU.
"""

import dataclasses
import html
import itertools
import math

OURS, OUR_COLOUR = "anywarp", "#2b6cb0"
COLOURS = ["#dd6b20", "#38a169", "#a0aec0", "#805ad5", "#b7791f", "#2c7a7b"]
HALO = ' paint-order="stroke" stroke="white" stroke-width="2.5"'  # What is said over a line can be read.
TEXT, FAINT = "#1a202c", "#e2e8f0"
TOP, LEFT, PLOT_HEIGHT, PANEL_HEIGHT, GAP = 98, 48, 170, 246, 26


@dataclasses.dataclass
class Panel:
    """`bars`: for each series a value for each group, None where it has none. A group's label may have two lines.
    `line`: a level with a name. `whole`: what a second axis counts as 100 %, with its name."""

    title: str
    unit: str
    groups: list
    bars: dict
    line: tuple | None = None
    whole: tuple | None = None
    logarithmic: bool = False
    form: str = "{:.0f}"


def _text(x, y, said, size=11, anchor="start", colour=TEXT, extra=""):
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}" fill="{colour}"{extra}>{html.escape(str(said))}</text>'


def _rule(x1, x2, y, colour, extra=""):
    return f'<line x1="{x1:.1f}" x2="{x2:.1f}" y1="{y:.1f}" y2="{y:.1f}" stroke="{colour}"{extra}/>'


def _step(top):
    """1, 2 or 5 times a power of ten: about five steps to `top`."""
    power = 10 ** math.floor(math.log10(top / 4))
    return next(power * m for m in (1, 2, 5, 10) if top / (power * m) <= 5)


class _Axis:
    """From values to heights."""

    def __init__(self, panel):
        values = [v for row in panel.bars.values() for v in row if v is not None and math.isfinite(v)]
        if panel.line:
            values.append(panel.line[0])
        self.logarithmic = panel.logarithmic
        if panel.logarithmic:
            positive = [v for v in values if v > 0] or [1.0]
            self.low, self.high = math.floor(math.log10(min(positive)) - 0.3), math.ceil(math.log10(max(positive)) + 0.2)
            self.ticks = [10.0**e for e in range(self.low, self.high + 1)]
        else:
            most = max([*values, 1e-9]) * 1.06
            step = _step(most)
            self.low, self.high = 0.0, most
            self.ticks = [step * i for i in range(int(most / step) + 1)]

    def height(self, value):
        if self.logarithmic:
            value = math.log10(value) if value > 0 else self.low
        return PLOT_HEIGHT * max(0.0, min(1.0, (value - self.low) / (self.high - self.low)))


def _panel(panel, colours, x, y, width):
    axis, out = _Axis(panel), []
    right, base = x + width - (38 if panel.whole else 4), y + 22 + PLOT_HEIGHT
    left = x + LEFT
    out.append(_text(x, y + 8, panel.title, 13, extra=' font-weight="bold"'))
    out.append(_text(right, y + 8, panel.unit, 10, "end", "#4a5568"))
    for tick in axis.ticks:
        at = base - axis.height(tick)
        out += [_rule(left, right, at, FAINT), _text(left - 5, at + 3.5, f"{tick:.6g}", 10, "end", "#4a5568")]
    if panel.whole:
        percents = [p for p in range(0, 201, 20) if axis.height(panel.whole[0] * p / 100) < PLOT_HEIGHT - 12]
        out += [_text(right + 4, base - axis.height(panel.whole[0] * p / 100) + 3.5, f"{p} %", 9, colour="#718096") for p in percents]
        out.append(_text(right + 34, y + 22, panel.whole[1], 9, "end", "#718096"))
    if panel.line:
        out.append(_rule(left, right, base - axis.height(panel.line[0]), "#c53030", ' stroke-dasharray="5 3"'))
    group_width = (right - left) / max(1, len(panel.groups))
    present = [name for name in colours if name in panel.bars]
    bar = min(34.0, group_width * 0.86 / max(1, len(present)))
    for g, label in enumerate(panel.groups):
        middle = left + group_width * (g + 0.5)
        for i, part in enumerate(str(label).split("\n")):
            out.append(_text(middle, base + 14 + 12 * i, part, 10, "middle"))
        for s, name in enumerate(present):
            value = panel.bars[name][g]
            at = middle + bar * (s - len(present) / 2)
            if value is None:
                continue
            tall = axis.height(value) if math.isfinite(value) else PLOT_HEIGHT
            said = panel.form.format(value)
            out.append(
                f'<rect x="{at:.1f}" y="{base - tall:.1f}" width="{bar - 1:.1f}" height="{tall:.1f}" '
                f'fill="{colours[name]}"><title>{html.escape(f"{name}: {said} {panel.unit}")}</title></rect>'
            )
            out.append(_text(at + bar / 2 - 0.5, base - tall - 2.5, said, min(9.0, bar * 1.75 / len(said)), "middle", extra=HALO))
    out.append(_rule(left, right, base, TEXT))
    if panel.line:
        out.append(_text(right, base - axis.height(panel.line[0]) - 3, panel.line[1], 9, "end", "#c53030"))
    return out


def chart(title, notes, panels, columns=2, width=1040):
    """The whole picture. Panels fill rows of `columns`; a series has one colour in all of them. `notes`: at most two lines."""
    names = list(dict.fromkeys(name for panel in panels for name in panel.bars))
    others = itertools.cycle(COLOURS)
    colours = {name: OUR_COLOUR if name == OURS else next(others) for name in names}
    rows = -(-len(panels) // columns)
    height = TOP + rows * PANEL_HEIGHT
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" font-family="sans-serif">',
        '<rect width="100%" height="100%" fill="white"/>',
        _text(16, 24, title, 16, extra=' font-weight="bold"'),
    ]
    out += [_text(16, 40 + 13 * i, note, 10, colour="#4a5568") for i, note in enumerate(notes)]
    x = 16.0
    for name, colour in colours.items():
        out += [f'<rect x="{x:.1f}" y="64" width="11" height="11" fill="{colour}"/>', _text(x + 15, 73.5, name, 11)]
        x += 30 + 6.3 * len(name)
    panel_width = (width - 32 - GAP * (columns - 1)) / columns
    for i, panel in enumerate(panels):
        out += _panel(panel, colours, 16 + (i % columns) * (panel_width + GAP), TOP + (i // columns) * PANEL_HEIGHT, panel_width)
    return "\n".join([*out, "</svg>", ""])
