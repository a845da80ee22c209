#!/usr/bin/env node
// Every relative link in the project's documents leads to a file, and every #part of one to a heading in it. Every
// decision has a line in the index of decisions.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const files = ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.md']
const documents = execFileSync('git', files).toString().split('\n').filter((path) => path && existsSync(path))

/** Links and pictures; code blocks only look like them. */
const linksIn = (text) =>
  [...text.replace(/```[\s\S]*?```/g, '').replace(/`[^`]*`/g, '').matchAll(/\]\(([^)\s]+)(?:\s+"[^"]*")?\)/g)].map((match) => match[1])

/** As the usual hosts make it: lower case, no punctuation, hyphens for spaces. */
const anchorOf = (heading) =>
  heading.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '').trim().replace(/\s/g, '-')

const anchorsIn = (path) => [...readFileSync(path, 'utf8').matchAll(/^#+\s+(.*)$/gm)].map((match) => anchorOf(match[1]))

function faultOf(document, link) {
  if (/^[a-z]+:/.test(link)) return undefined
  const [path, part] = link.split('#')
  const target = path ? join(dirname(document), path) : document
  if (!existsSync(target)) return `${document}: ${link} leads nowhere`
  const isMissing = part && target.endsWith('.md') && !anchorsIn(target).includes(part)
  return isMissing ? `${document}: ${target} has no heading for #${part}` : undefined
}

const INDEX = 'docs/decisions/README.md'
const listed = linksIn(readFileSync(INDEX, 'utf8'))
const unlisted = documents.filter((path) => /^docs\/decisions\/\d/.test(path) && !listed.includes(basename(path)))

const faults = [
  ...documents.flatMap((document) => linksIn(readFileSync(document, 'utf8')).flatMap((link) => faultOf(document, link) ?? [])),
  ...unlisted.map((path) => `${INDEX}: has no line for ${basename(path)}`),
]
for (const fault of faults) console.error(fault)
console.log(`${documents.length} documents, ${faults.length} faults`)
process.exit(faults.length > 0 ? 1 : 0)
