import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const MODULE = 'virtual:article-pictures'
const RESOLVED = `\0${MODULE}`
const folder = fileURLToPath(new URL('../../content/pictures/articles', import.meta.url))

/** Colours come from the page, whose style sheet knows the chosen theme; its security policy admits no other one. */
const shapesOf = (svg: string) => svg.replace(/^<svg[^>]*>|<title>.*?<\/title>|<style>.*?<\/style>|<\/svg>\s*$/gs, '')

const collect = () =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.svg'))
      .map((name) => [basename(name, '.svg'), shapesOf(readFileSync(join(folder, name), 'utf8'))]),
  )

/** Builds the drawings of the articles into one piece of the app, so that they are there without a network. */
export function articlePictures(): Plugin {
  return {
    name: 'evenkeel:article-pictures',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? `export const articlePictures = ${JSON.stringify(collect())}` : undefined),
  }
}
