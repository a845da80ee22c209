import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { parse } from 'yaml'

const MODULE = 'virtual:open-exercises'
const RESOLVED = `\0${MODULE}`
const folder = fileURLToPath(new URL('../../content/exercises', import.meta.url))

interface Step {
  action: string
  seconds: number
  cue: string
}

interface Source {
  title: string
  summary: string
  routes: { from: string; to: string }[]
  kind: string
  plan_part: string
  minutes: { usual: number; shortest: number; longest: number }
  intensity: string
  positions: string[]
  surroundings: string[]
  needs: string[]
  contraindications: string[]
  opt_in: boolean
  calm_enough_for_distress: boolean
  longest_hold_seconds: number
  evidence: { grade: string; citation: string; doi?: string; checked: boolean; note: string }
  steps: (Step | { repeat: number; steps: Step[] })[]
  feels_like: string
  stop_if: string
  variants: { shorter: string; gentler: string; trauma_sensitive: string }
  script: string
}

const groupsOf = (steps: Source['steps']) =>
  steps.map((step) => ('repeat' in step ? { repeat: step.repeat, steps: step.steps } : { repeat: 1, steps: [step] }))

const lengthOf = (groups: ReturnType<typeof groupsOf>) =>
  groups.reduce((sum, { repeat, steps }) => sum + repeat * steps.reduce((all, { seconds }) => all + seconds, 0), 0)

function detailOf(exercise_id: string, source: Source) {
  const { title, summary, kind, plan_part, intensity, minutes, positions, surroundings, needs, evidence } = source
  const routes = source.routes.map(({ from, to }) => ({ from: from === 'any' ? null : from, to }))
  const card = {
    exercise_id,
    title,
    summary,
    kind,
    plan_part,
    intensity,
    minutes,
    positions,
    surroundings,
    needs,
    routes,
  }
  const steps = groupsOf(source.steps)
  return {
    card: { ...card, evidence_grade: evidence.grade },
    isCalm: source.calm_enough_for_distress,
    longest_hold_seconds: source.longest_hold_seconds,
    length_seconds: lengthOf(steps),
    evidence: { doi: '', ...evidence },
    steps,
    feels_like: source.feels_like,
    stop_if: source.stop_if,
    variants: source.variants,
    script: source.script,
  }
}

/** The exercises that suit everybody: visitors without an account were asked nothing about their health. */
const isOpen = ({ contraindications, opt_in }: Source) => contraindications.length === 0 && !opt_in

function collect() {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => [basename(name, '.yaml'), parse(readFileSync(join(folder, name), 'utf8')) as Source] as const)
    .filter(([, source]) => isOpen(source))
    .map(([id, source]) => detailOf(id, source))
}

/** Builds the exercises into the app that can be done without an account, and so without a server. */
export function openExercises(): Plugin {
  return {
    name: 'evenkeel:open-exercises',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? `export const openExercises = ${JSON.stringify(collect())}` : undefined),
  }
}
