import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentFolder } from './paths'

interface ArticlePlan {
  title?: string
  category?: string
  states?: string[]
  life_aspects?: string[]
  program_day?: number
  body?: string
}

/** An article file with nothing unusual about it. */
export const articleFile = (plan: ArticlePlan): string => `---
title: ${plan.title ?? 'An article'}
summary: What it says in one sentence.
category: ${plan.category ?? 'breath'}
tags: [test]
level: start
states: [${(plan.states ?? []).join(', ')}]
life_aspects: [${(plan.life_aspects ?? []).join(', ')}]
related_exercises: [long-exhale]
${plan.program_day ? `program_day: ${plan.program_day}\n` : ''}references:
  - {text: "Someone 2022", doi: "10.1/x", checked: true}
---
${plan.body ?? 'A few plain words.'}
`

/** Lets the program and the quiz name one of these articles wherever they name one, so that no name leads nowhere. */
function nameOnly(article: string, folder: string): void {
  for (const name of ['program.yaml', 'quiz/discovery.yaml']) {
    const file = join(folder, name)
    const text = readFileSync(file, 'utf8')
    const one = text.replace(/article: [a-z0-9-]+/g, `article: ${article}`)
    writeFileSync(file, one.replace(/articles: \[[^\]]*\]/g, `articles: [${article}]`))
  }
}

/** The content folder with these articles in place of the product's; remove it when done. */
export function contentWithArticles(articles: Record<string, ArticlePlan>): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-content-'))
  const isWanted = (path: string) => !path.startsWith(`${join(contentFolder, 'articles')}/`)
  cpSync(contentFolder, folder, { recursive: true, filter: isWanted })
  for (const [id, plan] of Object.entries(articles)) {
    writeFileSync(join(folder, 'articles', `${id}.md`), articleFile(plan))
  }
  nameOnly(Object.keys(articles)[0] as string, folder)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
