#!/usr/bin/python3
"""Packs an EPUB again so that the same content gives the same bytes, and refuses one that a reader could stumble over:
XML that cannot be read, a file that the manifest lacks or has too much, a link that leads nowhere."""
import os
import posixpath
import sys
import time
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

CONTAINER = "{urn:oasis:names:tc:opendocument:xmlns:container}"
OPF = "{http://www.idpf.org/2007/opf}"
LINKS = ("href", "src", "{http://www.w3.org/1999/xlink}href")


def read(path):
    with ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist() if not name.endswith("/")}


def faults(files):
    trees = {name: ElementTree.fromstring(data) for name, data in files.items()
             if name.endswith((".xhtml", ".opf", ".ncx", ".xml", ".svg"))}
    package = trees["META-INF/container.xml"].find(f".//{CONTAINER}rootfile").get("full-path")
    base = posixpath.dirname(package)
    listed = {posixpath.join(base, item.get("href")) for item in trees[package].iter(f"{OPF}item")}
    inside = {name for name in files if name.startswith(f"{base}/") and name != package}
    yield from (f"{name}: in the manifest and not in the book" for name in sorted(listed - inside))
    yield from (f"{name}: in the book and not in the manifest" for name in sorted(inside - listed))
    anchors = {name: {node.get("id") for node in tree.iter()} for name, tree in trees.items()}
    for name in sorted(anchors):
        for link in {node.get(kind) for node in trees[name].iter() for kind in LINKS} - {None}:
            path, _, part = link.partition("#")
            target = posixpath.normpath(posixpath.join(posixpath.dirname(name), path)) if path else name
            if name == "META-INF/container.xml" or ":" in link:
                continue
            if target not in files or (part and part not in anchors[target]):
                yield f"{name}: {link} leads nowhere"


def pack(files, path):
    moment = time.gmtime(int(os.environ["SOURCE_DATE_EPOCH"]))[:6]
    with ZipFile(path, "w") as archive:
        for name in sorted(files, key=lambda name: (name != "mimetype", name)):
            entry = ZipInfo(name, moment)
            entry.compress_type = ZIP_STORED if name == "mimetype" else ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, files[name])


def main():
    path = Path(sys.argv[1])
    files = read(path)
    found = list(faults(files))
    if found:
        sys.exit("\n".join(found))
    pack(files, path)


main()
