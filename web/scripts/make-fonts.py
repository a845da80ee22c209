"""Makes the two fonts of the apps from the packages' own: `python3 scripts/make-fonts.py` (Debian's python3-fonttools).

What no style sheet asks for is left out: Fraunces is always soft and never wonky, no weight lies beyond 340 to 620, and
of the alternate forms only the tabular figures are used. A phone then waits for half of the bytes.
"""
from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

WEB = Path(__file__).parent.parent
SOURCES = WEB / "node_modules/@fontsource-variable"
TARGET = WEB / "packages/ui/fonts"

FEATURES = ["ccmp", "locl", "kern", "mark", "mkmk", "liga", "calt", "tnum", "lnum"]

FONTS = {
    "fraunces-soft-latin.woff2": (
        "fraunces/files/fraunces-latin-full-normal.woff2",
        {"SOFT": 100, "WONK": 0, "wght": (340, 620)},
    ),
    "inter-latin.woff2": ("inter/files/inter-latin-opsz-normal.woff2", {"wght": (340, 620)}),
}


def without_unused(font):
    options = Options()
    options.layout_features = FEATURES
    options.hinting = False
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap().keys())
    subsetter.subset(font)
    # Written and read once: the axes cannot be narrowed while tables still speak of glyphs that are gone.
    kept = BytesIO()
    font.flavor = None
    font.save(kept)
    return TTFont(kept)


def make(name, source, limits):
    font = without_unused(TTFont(SOURCES / source))
    narrowed = instantiateVariableFont(font, limits)
    narrowed.flavor = "woff2"
    narrowed.save(TARGET / name)
    print(name, (TARGET / name).stat().st_size)


TARGET.mkdir(exist_ok=True)
for name, (source, limits) in FONTS.items():
    make(name, source, limits)
