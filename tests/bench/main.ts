// ./dev bench [--write] [name…]: measures and prints. Figures are told, never judged: they belong to one machine.
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../support/paths'
import { measures } from './measures'
import { asMarkdown, type Section } from './section'

type Name = keyof typeof measures

const isName = (text: string): text is Name => text in measures

function page(sections: Section[]): string {
  const [processor] = cpus()
  const machine = `${cpus().length} × ${processor?.model ?? 'unknown'}`
  return `${new Date().toISOString().slice(0, 10)}, ${machine}, the load generator on the same machine.\n\n${asMarkdown(sections)}\n`
}

async function main(words: string[]): Promise<void> {
  const wanted = words.filter((word) => word !== '--write')
  const unknown = wanted.filter((word) => !isName(word))
  if (unknown.length > 0) {
    console.error(`there is no measure ${unknown.join(', ')}; there are ${Object.keys(measures).join(', ')}`)
    process.exit(2)
  }
  const names = wanted.length > 0 ? wanted.filter(isName) : (Object.keys(measures) as Name[])
  const sections: Section[] = []
  for (const name of names) {
    console.error(`measuring ${name} …`)
    sections.push(...(await measures[name]()))
  }
  console.log(page(sections))
  if (words.includes('--write')) {
    const head =
      '# Benchmarks\n\nPrinted by `./dev bench --write`. They are here to be compared with, on a machine of the same kind.\n\n'
    writeFileSync(join(projectRoot, 'docs/benchmarks.md'), head + page(sections))
  }
}

await main(process.argv.slice(2))
