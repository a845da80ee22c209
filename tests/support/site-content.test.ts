import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { projectRoot } from './paths'

const folder = (name: string) => join(projectRoot, 'content', name)
const text = (path: string) => readFileSync(folder(path), 'utf8')
const yaml = (path: string) => parse(text(path))

interface Claim {
  key: string
  shown: boolean
  specified?: boolean
  source: { text: string }
  instead: { text: string }
}

interface Question {
  options: string[]
  correct: number
  why: string
}

interface Module {
  lessons: { minutes: number; able_to: string }[]
  quiz: Question[]
}

describe('what the public pages say', () => {
  it('fills in only words that are listed, with a value wherever the source may be empty', () => {
    const listed: string[] = yaml('site/placeholders.yaml').placeholders.map(({ word }: { word: string }) => word)
    const files = ['site', 'site/pages', 'course'].flatMap((name) =>
      readdirSync(folder(name))
        .filter((file) => file.endsWith('.yaml'))
        .map((file) => `${name}/${file}`),
    )
    const used = files.flatMap((path) => [...text(path).matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]))
    expect(new Set(used.filter((word) => word && !listed.includes(word)))).toEqual(new Set())
    expect(listed.filter((word) => !used.includes(word))).toEqual([])
  })

  it('has three groups of questions with at least eight each, and no key twice', () => {
    const { groups } = yaml('site/faq.yaml')
    expect(groups.map(({ title }: { title: string }) => title)).toEqual([
      'Logistics & Science',
      'App Design',
      'Membership',
    ])
    for (const { items } of groups) expect(items.length).toBeGreaterThanOrEqual(8)
    const keys = groups.flatMap(({ items }: { items: { key: string }[] }) => items.map(({ key }) => key))
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('shows no claim without a source that the specification does not bring, and has other words for each', () => {
    for (const { key, shown, specified, source, instead } of yaml('site/claims.yaml').claims as Claim[]) {
      if (shown && !specified) expect(source.text, key).not.toBe('')
      if (!shown || specified) expect(instead.text, key).not.toBe('')
    }
  })

  it('has voices, each marked as an example or with its source', () => {
    const voices = [...yaml('site/reviews.yaml').reviews, ...yaml('site/testimonials.yaml').testimonials]
    expect(voices.length).toBeGreaterThanOrEqual(13)
    for (const { key, example, source } of voices) expect(example === true || source !== '', key).toBe(true)
  })
})

describe('the course', () => {
  const modules: Module[] = yaml('course/outline.yaml').modules

  it('has seven modules of four to six lessons', () => {
    expect(modules).toHaveLength(7)
    for (const { lessons } of modules) {
      expect(lessons.length).toBeGreaterThanOrEqual(4)
      expect(lessons.length).toBeLessThanOrEqual(6)
    }
  })

  it('asks five questions a module, four options each, all different, and the right one is anywhere', () => {
    const questions = modules.flatMap(({ quiz }) => quiz)
    expect(questions).toHaveLength(35)
    for (const { options, correct, why } of questions) {
      expect(new Set(options).size).toBe(4)
      expect(options[correct]).toBeTruthy()
      expect(why).toBeTruthy()
    }
    const places = [0, 1, 2, 3].map((place) => questions.filter(({ correct }) => correct === place).length)
    expect(Math.max(...places)).toBeLessThanOrEqual(12)
  })
})
