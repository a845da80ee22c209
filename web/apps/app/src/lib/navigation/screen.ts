import { type ComponentType, lazy } from 'react'
import { loadOtherWords } from '../words/i18n'

type Load = () => Promise<{ default: ComponentType }>

/** A screen's code and its words, which arrive together. */
export const screen = (load: Load) => lazy(async () => (await Promise.all([load(), loadOtherWords()]))[0])
