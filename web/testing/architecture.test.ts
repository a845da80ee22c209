import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const sources = ['apps', 'packages']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  .filter((path) => /^\w+\/\w+\/src\/.*\.tsx?$/.test(path) && !/generated|\.d\.ts$/.test(path))

interface Import {
  from: string
  /** A package's name, or a path from the web root. */
  to: string
}

function importsOf(path: string): Import[] {
  const text = readFileSync(join(root, path), 'utf8')
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, target = '']) => ({
    from: path,
    to: target.startsWith('.') ? relative(root, join(root, dirname(path), target)) : target,
  }))
}

const imports = sources.filter((path) => !/\.test\.tsx?$/.test(path)).flatMap(importsOf)
const featureOf = (path: string) => /^apps\/\w+\/src\/features\/([\w-]+)/.exec(path)?.[1]
const appOf = (path: string) => /^apps\/(\w+)\//.exec(path)?.[1]
const packageOf = (path: string) => /^packages\/(\w+)\//.exec(path)?.[1]
const written = (broken: Import[]) => broken.map(({ from, to }) => `${from} → ${to}`)

describe('what a folder may know', () => {
  test('there are imports to look at', () => {
    expect(imports.length).toBeGreaterThan(200)
  })

  test('no feature imports another', () => {
    const broken = imports.filter(
      ({ from, to }) => featureOf(from) && featureOf(to) && featureOf(from) !== featureOf(to),
    )
    expect(written(broken)).toEqual([])
  })

  test('what features share knows no feature', () => {
    const broken = imports.filter(({ from, to }) => /src\/(lib|components|boot)\//.test(from) && featureOf(to))
    expect(written(broken)).toEqual([])
  })

  test('no app imports another', () => {
    const broken = imports.filter(({ from, to }) => appOf(from) && appOf(to) && appOf(from) !== appOf(to))
    expect(written(broken)).toEqual([])
  })

  test('packages know no app, and the kit knows neither API nor router', () => {
    const broken = imports.filter(
      ({ from, to }) =>
        packageOf(from) && (appOf(to) || (packageOf(from) === 'ui' && /@evenkeel|react-router|react-query/.test(to))),
    )
    expect(written(broken)).toEqual([])
  })

  test('another package is entered by its name only', () => {
    const broken = imports.filter(({ from, to }) => packageOf(to) && packageOf(to) !== packageOf(from))
    expect(written(broken)).toEqual([])
  })
})

describe('reads that are kept on the device', () => {
  test('have one name each: the same name with another form of answer breaks whatever screen comes second', () => {
    const names = sources.flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(/keptQuery\(\s*\[\w+, '([\w-]+)'/g)].map(([, name]) => name),
    )
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})

describe('budgets', () => {
  test('a source file has at most 250 lines', () => {
    const long = sources
      .map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').split('\n').length }))
      .filter(({ lines }) => lines > 250)
    expect(long).toEqual([])
  })
})
