#!/usr/bin/python3
"""Fonts and drawings for the book, from a JSON on standard input: {"fonts": DIR, "out": DIR, "states": [...]}.

The variable fonts become static ones, because what sets the pages embeds only their default weight. Words in drawings
become outlines, so that a reader needs no font for them. Angles are degrees clockwise from the top."""
import json
import math
import sys
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

INK, QUIET, LINE, PAPER = "#1E2430", "#5A6170", "#E6E0D4", "#FBF8F2"
TEXT = {"opsz": 10, "SOFT": 0, "WONK": 0}
TITLE = {"opsz": 72, "SOFT": 60, "WONK": 0}
FONTS = {
    "Text-Regular": ("fraunces", "full-normal", {**TEXT, "wght": 370}),
    "Text-Italic": ("fraunces", "full-italic", {**TEXT, "wght": 370}),
    "Text-Bold": ("fraunces", "full-normal", {**TEXT, "wght": 600}),
    "Title-Regular": ("fraunces", "full-normal", {**TITLE, "wght": 400}),
    "Title-Italic": ("fraunces", "full-italic", {**TITLE, "wght": 360}),
    "Plain-Regular": ("inter", "opsz-normal", {"opsz": 14, "wght": 400}),
    "Plain-Italic": ("inter", "opsz-italic", {"opsz": 14, "wght": 400}),
    "Plain-Bold": ("inter", "opsz-normal", {"opsz": 14, "wght": 600}),
}


def static_font(source, name, axes):
    font = TTFont(source, recalcTimestamp=False)
    instantiateVariableFont(font, axes, inplace=True)
    family, style = "Evenkeel " + name.split("-")[0], name.split("-")[1]
    for record in font["name"].names:
        wanted = {1: family, 2: style, 3: family + name, 4: f"{family} {style}", 6: "Evenkeel" + name, 16: family, 17: style}
        if record.nameID in wanted:
            record.string = wanted[record.nameID]
    font.flavor = None
    return font


def polar(radius, angle):
    turn = math.radians(angle)
    return radius * math.sin(turn), -radius * math.cos(turn)


def band(radius, start, end, stroke, **attributes):
    (x1, y1), (x2, y2) = polar(radius, start), polar(radius, end)
    more = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in attributes.items())
    return (f'<path d="M{x1:.2f} {y1:.2f}A{radius} {radius} 0 {int(end - start > 180)} 1 {x2:.2f} {y2:.2f}" '
            f'fill="none" stroke="{stroke}"{more}/>')


def words(font, text, size, x, y, color, anchor="middle"):
    glyphs, cmap, scale = font.getGlyphSet(), font.getBestCmap(), size / font["head"].unitsPerEm
    names = [cmap[ord(letter)] for letter in text]
    width = sum(font["hmtx"][name][0] for name in names) * scale
    at = x - {"start": 0, "middle": width / 2, "end": width}[anchor]
    pen = SVGPathPen(glyphs, ntos=lambda number: f"{number:.2f}".rstrip("0").rstrip("."))
    for name in names:
        glyphs[name].draw(TransformPen(pen, (scale, 0, 0, -scale, at, y)))
        at += font["hmtx"][name][0] * scale
    return f'<path d="{pen.getCommands()}" fill="{color}"/>'


def svg(width, height, parts, title=""):
    box = f"{-width / 2:g} {-height / 2:g} {width:g} {height:g}"
    name = f"<title>{title}</title>" if title else ""
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{width:g}" height="{height:g}">'
            f"{name}{''.join(parts)}</svg>\n")


def bands(states, radius, width, gap, colors=None):
    return [band(radius, 60 * at + gap, 60 * at + 60 - gap, (colors or {}).get(at, state["color"]),
                 stroke_width=width, stroke_linecap="round") for at, state in enumerate(states)]


def ring(states, plain, bold):
    parts = bands(states, 74, 15, 6.5)
    for at, state in enumerate(states):
        angle = 60 * at + 30
        x, y = polar(92, angle)
        anchor = "start" if x > 0 else "end"
        lines = wrapped(state["description"], 20)
        y += {30: -9 * len(lines), 330: -9 * len(lines), 90: -4, 270: -4}.get(angle, 4)
        parts.append(words(bold, state["display_name"], 9.5, x, y, state["text_color"], anchor))
        parts += [words(plain, line, 7.8, x, y + 10 + 9.6 * row, QUIET, anchor) for row, line in enumerate(lines)]
    parts += [words(plain, text, 8, 0, y, QUIET) for text, y in (("quiet", -47), ("stirred up", 53))]
    parts += [words(plain, "uncomfortable", 7.4, -61, 3, QUIET, "start"), words(plain, "comfortable", 7.4, 61, 3, QUIET, "end")]
    parts += [f'<path d="M0 -38V-14M0 14V40M-4 36L0 41L4 36" fill="none" stroke="{LINE}" stroke-width="1.2"/>']
    return svg(384, 226, parts, "The ring of six states")


def wrapped(text, longest):
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + len(word) >= longest:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def opener(states, number):
    faded = {at: LINE for at in range(len(states)) if at != number - 1}
    return svg(64, 64, bands(states, 25, 6.5, 9, faded))


def empty_ring(states):
    lines = [f'<path d="M{polar(96, a)[0]:.2f} {polar(96, a)[1]:.2f}L{polar(154, a)[0]:.2f} {polar(154, a)[1]:.2f}" '
             f'stroke="{QUIET}" stroke-width="0.7"/>' for a in range(0, 360, 60)]
    circles = [f'<circle r="{r}" fill="none" stroke="{QUIET}" stroke-width="0.7"/>' for r in (96, 154)]
    return svg(330, 330, circles + lines, "An empty ring")


def cover(states):
    """A5 at 4 units a millimetre: the ring low on the right, and what it was before it breathed out."""
    parts = [f'<rect x="-296" y="-420" width="592" height="840" fill="{PAPER}"/>', '<g transform="translate(34 186)">']
    for radius, opacity in ((132, 0.12), (184, 0.3)):
        parts += [piece.replace("/>", f' opacity="{opacity}"/>') for piece in bands(states, radius, 26, 6.4)]
    parts += bands(states, 250, 52, 8.2)
    return svg(592, 840, [*parts, "</g>"])


def main():
    order = json.load(sys.stdin)
    out, states = Path(order["out"]), order["states"]
    (out / "fonts").mkdir(parents=True, exist_ok=True)
    made = {}
    for name, (family, cut, axes) in FONTS.items():
        source = Path(order["fonts"]) / family / "files" / f"{family}-latin-{cut}.woff2"
        made[name] = static_font(source, name, axes)
        made[name].save(out / "fonts" / f"{name}.ttf")
    drawings = {"ring": ring(states, made["Plain-Regular"], made["Plain-Bold"]), "cover": cover(states),
                "empty-ring": empty_ring(states), **{f"opener-{n}": opener(states, n) for n in range(1, 7)}}
    for name, text in drawings.items():
        (out / f"{name}.svg").write_text(text)


main()
