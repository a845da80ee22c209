import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { wholeBook } from '../../tools/book/markdown.mjs'
import { faultsOf, readBook } from '../../tools/book/read.mjs'
import { projectRoot } from './paths'

const FIRST = 'content/book/1-six-places.md'

/** The book as it is, with its first chapter's text changed. */
function changed(change: (text: string) => string) {
  const book = readBook()
  const parts = book.parts.map((part: { number?: number; text: string }) =>
    part.number === 1 ? { ...part, text: change(part.text) } : part,
  )
  return { ...book, parts }
}

describe('the check of the book', () => {
  it('finds nothing in the book as it is', () => {
    expect(faultsOf(readBook())).toEqual([])
  })

  it.each([
    [
      'an exercise that is not there',
      '[[exercise:no-such]]',
      '[[exercise:no-such]]: there is no content/exercises/no-such.yaml',
    ],
    ['a marker nobody knows', '[[film]]', '[[film]] is no marker'],
    ['a citation without a source', 'So it is.[^nobody]', '[^nobody] is not among its references'],
  ])('names %s', (_, line, what) => {
    expect(faultsOf(changed((text) => `${text}\n${line}\n`))).toEqual([`${FIRST}:1: ${what}`])
  })

  it('names a source that nothing cites, and a chapter that is too short', () => {
    expect(faultsOf(changed(() => 'Only this.'))).toEqual(
      expect.arrayContaining([
        expect.stringMatching(new RegExp(`^${FIRST}:\\d+: the reference "russell" is cited nowhere$`)),
        expect.stringContaining('2 words'),
      ]),
    )
  })
})

describe('the text that is set', () => {
  it('has no marker left, and every citation leads to a source', () => {
    const text: string = wholeBook(readBook())
    expect(text).not.toMatch(/\[\[(exercise|quiz|ring)|\[\^/)
    const cited = [...text.matchAll(/\]\(#(source-\d+)\)/g)].map((match) => match[1])
    const listed = [...text.matchAll(/\{\.source #(source-\d+)\}/g)].map((match) => match[1])
    expect(new Set(cited)).toEqual(new Set(listed))
    expect(cited.length).toBeGreaterThan(30)
  })
})

describe('the packing of the EPUB', () => {
  /** A book of one page with the given body, put together by Python as the packer itself is. */
  function packed(body: string): string {
    const folder = mkdtempSync(join(tmpdir(), 'evenkeel-epub-'))
    try {
      const files = {
        mimetype: 'application/epub+zip',
        'META-INF/container.xml':
          '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="E/p.opf"/></rootfiles></container>',
        'E/p.opf':
          '<package xmlns="http://www.idpf.org/2007/opf"><manifest><item href="a.xhtml"/></manifest></package>',
        'E/a.xhtml': `<html><body>${body}</body></html>`,
      }
      writeFileSync(join(folder, 'files.json'), JSON.stringify(files))
      const zip =
        'import json, sys, zipfile; z = zipfile.ZipFile("b.epub", "w"); [z.writestr(*f) for f in json.load(open("files.json")).items()]; z.close()'
      execFileSync('python3', ['-c', zip], { cwd: folder })
      const env = { ...process.env, SOURCE_DATE_EPOCH: '1700000000' }
      execFileSync('python3', [join(projectRoot, 'tools/book/pack_epub.py'), 'b.epub'], {
        cwd: folder,
        env,
        stdio: 'pipe',
      })
      return execFileSync('sha256sum', ['b.epub'], { cwd: folder }).toString()
    } finally {
      rmSync(folder, { recursive: true })
    }
  }

  it('gives the same bytes for the same content', () => {
    expect(packed('<p id="x"><a href="#x">x</a></p>')).toBe(packed('<p id="x"><a href="#x">x</a></p>'))
  })

  it.each([
    ['a link that leads nowhere', '<a href="#nowhere">x</a>', /#nowhere leads nowhere/],
    ['a picture that is not there', '<img src="gone.svg"/>', /gone\.svg leads nowhere/],
    ['a page that is no XML', '<p>', /mismatched tag/],
  ])('refuses %s', (_, body, reason) => {
    expect(() => packed(body)).toThrow(reason)
  })
})
