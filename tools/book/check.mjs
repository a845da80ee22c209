#!/usr/bin/env node
// The book's markers lead to exercises, its citations to sources, and its chapters have the length they are sold with.
import { faultsOf, readBook, totals } from './read.mjs'

const book = readBook()
const faults = faultsOf(book)
for (const fault of faults) console.error(fault)
console.log(`${totals(book)}; ${faults.length} faults`)
process.exit(faults.length > 0 ? 1 : 0)
