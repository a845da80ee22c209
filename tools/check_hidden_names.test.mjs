import assert from 'node:assert/strict'
import { test } from 'node:test'
import { functionsIn, hiddenNames } from './check_hidden_names.mjs'

const header = {
  file: 'core/sentence.hpp',
  text: 'namespace evenkeel {\n\nstd::vector<std::string> slots_in(std::string_view pattern);\n\n} // namespace evenkeel\n',
}
const helper = (name) => ({
  file: 'outbound/shapes.cpp',
  text: `namespace evenkeel::outbound {\nnamespace {\n\nint ${name}(int text) {\n    return slots_in(text);\n}\n\n}\n}\n`,
})

test('a helper with the name of a function further out is refused', () => {
  assert.deepEqual(hiddenNames([header], [helper('slots_in')]), [
    'outbound/shapes.cpp:4: slots_in hides evenkeel::slots_in of core/sentence.hpp',
  ])
})

test('a helper with a name of its own is fine', () => {
  assert.deepEqual(hiddenNames([header], [helper('braced_names_in')]), [])
})

test('calls inside of functions are no declarations', () => {
  assert.deepEqual(
    functionsIn(helper('one').text).map(({ name }) => name),
    ['one'],
  )
})
