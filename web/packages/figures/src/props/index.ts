import { FURNITURE } from './furniture'
import { SIGNS } from './signs'
import { THINGS } from './things'

export type { Laid, Situation } from './prop'

export const PROPS = { ...FURNITURE, ...THINGS, ...SIGNS }
export type PropName = keyof typeof PROPS
export const isProp = (name: string): name is PropName => Object.hasOwn(PROPS, name)
