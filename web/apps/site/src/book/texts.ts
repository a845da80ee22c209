import type { State } from '../types'

export interface BookTexts {
  isFitness: boolean
  heading: string
  lead: string
  learn_more: string
  badge: string
  home: string
  fitness_link: string
  cover: { label: string; words: string }
  sample: {
    title: string
    lead: string
    number: string
    heading: string
    opening: string
    people: { mark: string; rest: string; state: string }[]
    closing: string
    foot: string
    turn: string
    more: string[]
    clock: string
    clock_words: string
    right: string
    wrong: string
    start: string
  }
  chapters: { title: string; items: { number: number; title: string; summary: string }[] }
  buy: {
    title: string
    lead: string
    points: string[]
    form: string
    book: { title: string; words: string }
    bundle: { title: string; words: string }
    soon: string
    tell: string
    telling: string
    told: string
    failed: string
  }
  states: State[]
}
