import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { inWordsOf } from './translate'

const MARK = /\{\{\s*(\w+)\s*\}\}/g

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

/** Reads content/ as the pages need it: words in double braces are filled in as site/placeholders.yaml says. */
export class ContentReader {
  private readonly words: Record<string, string>

  constructor(
    private readonly folder: string,
    readonly language = 'en',
  ) {
    const brand = this.plain('brand/brand.yaml') as {
      name: string
      support_email: string
      prices: Record<string, number>
    }
    const benchmark = this.plain('site/benchmark.yaml') as Record<string, unknown>
    this.words = {
      brand: brand.name,
      support_email: brand.support_email,
      price_quarter: dollars(brand.prices.three_months_cents ?? 0),
      price_year: dollars(brand.prices.yearly_cents ?? 0),
      trial_days: '3',
      hrv_accuracy: String(benchmark.hrv_accuracy),
      hrv_recordings: String(benchmark.hrv_recordings),
      hrv_measured_on: String(benchmark.hrv_measured_on),
    }
  }

  /** A YAML file with its words filled in. */
  yaml<Shape>(path: string): Shape {
    return this.filled(this.plain(path)) as Shape
  }

  text(path: string): string {
    return this.fill(readFileSync(join(this.folder, path), 'utf8'))
  }

  /** A Markdown file: what stands between the dashes at its top, and the rest. */
  markdown<Head>(path: string): { head: Head; body: string } {
    const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(this.text(path)) ?? []
    return { head: parse(head) as Head, body }
  }

  /** The names of a folder's files without their ending. */
  stems(path: string, ending: string): string[] {
    return readdirSync(join(this.folder, path))
      .filter((name) => name.endsWith(ending))
      .map((name) => basename(name, ending))
      .sort()
  }

  /** The same content in another language, where there are words for it; English elsewhere. */
  in(language: string): ContentReader {
    return new ContentReader(this.folder, language)
  }

  /** The languages that the site speaks besides English. */
  languages(): string[] {
    return readdirSync(join(this.folder, 'locales'))
      .filter((language) => existsSync(join(this.folder, 'locales', language, 'site/pages/frame.yaml')))
      .sort()
  }

  private plain(path: string): unknown {
    const english: unknown = parse(readFileSync(join(this.folder, path), 'utf8'))
    const words = join(this.folder, 'locales', this.language, path)
    return existsSync(words) ? inWordsOf(english, parse(readFileSync(words, 'utf8'))) : english
  }

  private fill(text: string): string {
    return text.replaceAll(MARK, (mark, word: string) => this.words[word] ?? mark)
  }

  private filled(value: unknown): unknown {
    if (typeof value === 'string') return this.fill(value)
    if (Array.isArray(value)) return value.map((inner) => this.filled(inner))
    if (value instanceof Date) return value.toISOString().slice(0, 10)
    if (value && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, this.filled(inner)]))
    return value
  }
}
