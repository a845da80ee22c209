#!/usr/bin/env node
// Sets the book: build/book/book.pdf (A5), book.epub, and cover.png. Called by ./dev book, which installs what it needs.
// The same content gives the same bytes: every tool is told the date of the content (SOURCE_DATE_EPOCH).
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { idOf, imprint, wholeBook } from './markdown.mjs'
import { faultsOf, readBook, root, totals } from './read.mjs'

const out = join(root, 'build/book')
const here = (name) => join(root, 'tools/book', name)
const contentDate = () =>
  execFileSync('git', ['log', '-1', '--format=%ct', '--', 'content/book', 'content/exercises', 'tools/book'], { cwd: root }).toString().trim()

const environment = { ...process.env, PYTHONHASHSEED: '0', TZ: 'UTC', LC_ALL: 'C.UTF-8' }
environment.SOURCE_DATE_EPOCH ||= contentDate() || '0'
const run = (program, words, input) => execFileSync(program, words, { cwd: out, env: environment, input, stdio: ['pipe', 'pipe', 'inherit'] })

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** One word a line, the last one in italics. */
const coverTitle = (title) => escape(title).split(' ').map((word, at, all) => (at === all.length - 1 ? `<i>${word}</i>` : word)).join('<br>')

function pdf(book, text) {
  const body = run('pandoc', ['--from', 'markdown', '--to', 'html5', '--section-divs', '--wrap', 'none'], text).toString()
  const contents = book.parts
    .map((part) => ({ id: idOf(part), summary: '', ...part }))
    .concat(['The exercises', 'Sources', 'My page'].map((title) => ({ id: title.toLowerCase().replace(' ', '-'), title, summary: '' })))
  const entry = ({ id, number, title, summary }) =>
    `<li><a href="#${id}"><span class="no">${number ?? ''}</span>${escape(title)}</a><p>${escape(summary)}</p></li>`
  const [, ...lines] = imprint(book)
  const fill = {
    title: escape(book.title),
    cover_title: coverTitle(book.title),
    subtitle: escape(book.subtitle),
    author: escape(book.imprint.author || book.brand.name),
    brand: escape(book.brand.name),
    language: book.language === 'en' ? 'en-GB' : book.language,
    imprint: lines.map((line) => `<p>${escape(line)}</p>`).join('\n'),
    contents: `<ol>${contents.map(entry).join('\n')}</ol>`,
    body,
  }
  const page = readFileSync(here('page.html'), 'utf8').replace(/\{\{(\w+)\}\}/g, (_, word) => fill[word])
  writeFileSync(join(out, 'book.html'), page)
  run('weasyprint', ['--quiet', '--stylesheet', here('print.css'), 'book.html', 'book.pdf'])
  run('pdftoppm', ['-png', '-r', '220', '-f', '1', '-l', '1', '-singlefile', 'book.pdf', 'cover'])
}

function epub(book, text) {
  const [first, ...lines] = imprint(book)
  const metadata = {
    title: [{ type: 'main', text: book.title }, { type: 'subtitle', text: book.subtitle }],
    author: book.imprint.author || book.brand.name,
    publisher: book.imprint.publisher || book.brand.name,
    lang: 'en-GB',
    identifier: book.identifier,
    date: String(book.year),
    rights: book.rights,
  }
  writeFileSync(join(out, 'metadata.yaml'), JSON.stringify(metadata))
  const start = `# Imprint {.back}\n\n${[first, ...lines].join('\n\n')}\n\n`
  const fonts = ['Text-Regular', 'Text-Italic', 'Text-Bold', 'Title-Regular', 'Plain-Regular', 'Plain-Bold'].flatMap((name) => [
    '--epub-embed-font', join(out, 'fonts', `${name}.ttf`)])
  const words = ['--from', 'markdown', '--to', 'epub3', '--metadata-file', 'metadata.yaml', '--epub-cover-image', 'cover.png',
    '--css', here('epub.css'), '--toc-depth', '1', '--epub-chapter-level', '1', ...fonts, '--output', 'book.epub']
  run('pandoc', words, start + text)
  run('/usr/bin/python3', [here('pack_epub.py'), 'book.epub'])
}

function main() {
  const book = readBook()
  const faults = faultsOf(book)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  const order = { fonts: join(root, 'web/node_modules/@fontsource-variable'), out, states: book.states }
  run('/usr/bin/python3', [here('draw.py')], JSON.stringify(order))
  const text = wholeBook(book)
  pdf(book, text)
  epub(book, text)
  for (const name of ['book.html', 'metadata.yaml']) rmSync(join(out, name))
  console.log(`${totals(book)}\nbuild/book/book.pdf\nbuild/book/book.epub\nbuild/book/cover.png`)
}

main()
