// node --test tools/content/: a broken file of each kind is named by file, line and field, and nothing else is said.
import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { alike } from './alike.mjs'
import { check } from './check.mjs'
import { faultLine } from './yaml.mjs'

const NOW = Date.parse('2026-11-22')
let content

before(() => {
  content = join(mkdtempSync(join(tmpdir(), 'content-check-')), 'content')
  cpSync('content', content, { recursive: true, filter: (path) => !/pictures|locales\/\w+\/(?!safety|exercises|app)\w/.test(path) })
})
after(() => rmSync(join(content, '..'), { recursive: true }))

/** Returns the findings for the content with one piece of one file replaced, without the folder's name. */
function faultsWhen(path, piece, by, now = NOW) {
  const file = join(content, path)
  const text = readFileSync(file, 'utf8')
  assert.ok(text.includes(piece), `${path} has no ${piece}`)
  writeFileSync(file, text.replace(piece, by))
  try {
    const { faults, warnings } = check(content, now)
    return [...faults, ...warnings].map((fault) => faultLine(fault).replace(`${content}/`, ''))
  } finally {
    writeFileSync(file, text)
  }
}

const BROKEN = [
  ['a mistyped field', 'site/faq.yaml', '    title: Logistics & Science', '    titel: Logistics & Science', [/^site\/faq.yaml:4: groups\[1\].title: is missing$/, /^site\/faq.yaml:5: groups\[1\].titel: there is no such field here$/]],
  ['an unknown placeholder', 'site/faq.yaml', '{{brand}} then suggests', '{{brnad}} then suggests', [/^site\/faq.yaml:9: groups\[1\].items\[1\].answer: "\{\{brnad\}\}" is no word/]],
  ['a real review without a source', 'site/reviews.yaml', '    example: true', '    example: false', [/^site\/reviews.yaml:11: reviews\[1\].source: must say where/]],
  ['too many stars', 'site/reviews.yaml', 'stars: 5', 'stars: 6', [/^site\/reviews.yaml:\d+: reviews\[1\].stars: must be a whole number from 1 to 5$/]],
  ['a testimonial of nobody', 'site/testimonials.yaml', 'type: trainer', 'type: robot', [/^site\/testimonials.yaml:\d+: testimonials\[1\].type: must be one of trainer/]],
  ['a claim shown without a source', 'site/claims.yaml', '    specified: true', '    specified: false', [/source.text: a claim/, /source.people: a claim/, /source.date: a claim/, /^site\/claims.yaml:\d+: claims\[1\].source.link: a claim/]],
  ['a component without a price', 'site/components.yaml', 'amount_cents: 100000', 'amount_cents: "1000"', [/^site\/components.yaml:8: components\[1\].value.amount_cents: must be a whole number/]],
  ['a university without a relation', 'site/universities.yaml', ', relation:', ', relaton:', [/items\[1\].relation: is missing$/, /items\[1\].relaton: there is no such field here$/]],
  ['press by a bad link', 'site/press.yaml', 'link: "https://', 'link: "', [/^site\/press.yaml:\d+: items\[1\].link: must be an address/]],
  ['a placeholder twice', 'site/placeholders.yaml', 'placeholders:\n', 'placeholders:\n  - {word: brand, source: x, otherwise: ""}\n', [/^site\/placeholders.yaml:5: placeholders\[2\].word: "brand" stands there twice$/]],
  ['a quiz answer that is none', 'course/outline.yaml', 'correct: 3', 'correct: 4', [/^course\/outline.yaml:\d+: modules\[1\].quiz\[1\].correct: must be a whole number from 0 to 3$/]],
  ['a legal page without its fields', 'legal/terms.md', 'version: "0.1"', 'versoin: "0.1"', [/^legal\/terms.md:2: version: is missing$/, /^legal\/terms.md:3: versoin: there is no such field here$/]],
  ['a place nobody finds', 'legal/terms.md', '[[operator: full legal name', '[[oprator: full legal name', [/^legal\/terms.md:11: a place to fill in is written/]],
  ['a guide line of no kind', 'journal/guide/explore.yaml', 'kind: reflection', 'kind: reflexion', [/^journal\/guide\/explore.yaml:4: \[1\].kind: names no kind$/]],
  ['a reflection that asks', 'journal/guide/explore.yaml', 'staying with for a moment.', 'staying with for a moment?', [/^journal\/guide\/explore.yaml:5: \[1\].text: is a reflection, and those do not ask$/]],
  ['a slot that is not named', 'journal/guide/explore.yaml', 'needs_slots: [their_words]', 'needs_slots: []', [/^journal\/guide\/explore.yaml:4: \[1\].needs_slots: lacks \{their_words\}/]],
  ['a guide line twice', 'journal/guide/explore.yaml', 'explore-any-reflection-02', 'explore-any-reflection-01', [/^journal\/guide\/explore.yaml:6: \[2\].id: "explore-any-reflection-01" stands there twice$/]],
  ['a cue without words', 'journal/guide.yaml', '- {name: tired, words: ["tired", "exhausted", "worn out", "drained", "no energy"], own: true}', '- {name: tired}', [/^journal\/guide.yaml:\d+: cues\[\d+\].known: a cue has either/]],
  ['a bubble too long', 'safety/responses.yaml', 'What you describe would wear anybody out.', 'word '.repeat(61), [/^safety\/responses.yaml:\d+: moves\[1\].say\[4\].text: has 61 words/]],
  ['a word that no reply may hold', 'safety/responses.yaml', 'What you describe would wear anybody out.', 'Calm down, please.', [/moves\[1\].say\[4\].text: holds "calm down", which no reply may hold$/]],
  ['a contraindication that is lost', 'exercises/four-four-eight.yaml', 'contraindications: [P, H, B, L, E, R, A, D]', 'contraindications: [P, H, A]', [/^exercises\/four-four-eight.yaml:\d+: contraindications: lacks B, L, E, R, D, whom breath_hold leaves out/]],
  ['an exercise that holds the breath and is not listed', 'safety/exclusions.yaml', '[box-breath, four-four-eight, four-seven-eight]\n', '[box-breath, four-four-eight]\n', [/practices\[1\].exercises: lacks four-seven-eight, which is of this kind$/]],
  ['a source that no longer says so', 'articles/walking.md', 'If you have heart or lung disease, are recovering from surgery', 'If you have heart disease, are recovering from surgery', [/practices\[7\].says: does not stand in articles\/walking.md$/]],
  ['an answer that forgets somebody', 'site/faq.yaml', 'with epilepsy or after a seizure, ', '', [/faq.yaml does not say that breath_hold leaves out "epilepsy"/, /faq.yaml does not say that fast_breathing leaves out "epilepsy"/]],
  ['a lesson that forgets somebody', 'course/lessons/1-4-consent-and-the-safety-questions.md', '| epilepsy, or any seizure |', '| any seizure |', [/1-4-consent-and-the-safety-questions.md does not say that breath_hold leaves out "epilepsy"/, /does not say that fast_breathing leaves out "epilepsy"/]],
  ['a lesson shorter than sold', 'course/lessons/1-2-your-own-ring.md', 'minutes: 12', 'minutes: 11', [/^course\/lessons\/1-2-your-own-ring.md:5: minutes: course\/outline.yaml says "12"$/]],
  ['an exercise for distress that is lively', 'exercises/long-exhale.yaml', 'intensity: gentle', 'intensity: lively', [/calm_enough_for_distress: is true of an exercise that is not gentle$/, /exercises: lacks long-exhale, which is of this kind$/]],
  ['a pain in the chest that waits', 'exercises/brisk-walk.yaml', 'call the emergency number at once.', 'get help if it does not pass.', [/^exercises\/brisk-walk.yaml:33: stop_if: names the chest and does not send to the emergency number at once$/]],
  ['a pain in the chest that waits in German', 'locales/de/exercises/short-burst.yaml', 'ruf sofort den Notruf an.', 'hol Hilfe, wenn er nicht vergeht.', [/^locales\/de\/exercises\/short-burst.yaml:13: stop_if: names the chest/]],
  ['a table that nobody mapped', 'legal/data-map.yaml', 'tables: [safety_profiles]', 'tables: [hidden_profiles]', [/"hidden_profiles" is no table of the database$/, /data: lacks the table safety_profiles/]],
  ['a trainer who sees the journal', 'legal/data-map.yaml', 'how_long: "until you erase it", sees: [member, operator]}\n  - {tables: [member_keys', 'how_long: "until you erase it", sees: [member, operator, trainer]}\n  - {tables: [member_keys', [/data\[10\].sees: names trainer, and texts promise that trainer never sees it$/]],
  ['a promise that was taken out', 'legal/terms.md', 'Trainers never see the journal.', 'Trainers may see the journal.', [/said\[2\].words: does not stand in legal\/terms.md$/]],
  ['an app that offers to share the journal', 'locales/en/app.json', 'Trainers never see your journal.', 'Trainers do not read journals unless you switch it on here.', [/words: does not stand in locales\/en\/app.json$/]],
  ['a privacy page that says another time', 'legal/privacy.md', '| until you erase it |\n| Journal: what', '| for ever by default |\n| Journal: what', [/how_long: legal\/privacy.md says "for ever by default"$/]],
  ['a privacy page that tells of what is not mapped', 'legal/privacy.md', '| Your care plan, **on', '| Your dreams | curiosity | for ever |\n| Your care plan, **on', [/^legal\/privacy.md:\d+: "Your dreams" stands in no entry of legal\/data-map.yaml$/]],
  ['cold in a hard moment', 'safety/responses.yaml', 'hold on to something solid.', 'hold something cold.', [/text: names cold, which is never suggested from level 2 on: "cold"$/]],
  ['an intent that is dictated', 'safety/responses.yaml', 'and that you need help to stay alive.', 'and that you are about to end your life.', [/text: puts the intent to die into somebody’s mouth: "about to end"$/]],
  ['a promise for others', 'safety/responses.yaml', 'You can say that you need medical help, and', 'You can say that you are no danger to others, and', [/text: promises what nobody here can know: "no danger to"$/]],
  ['a frequency without a source', 'safety/responses.yaml', 'Many of these lines cost nothing', 'Most of these lines cost nothing', [/text: says how often something holds, and has no source for it: "Most of these"$/]],
  ['a method', 'safety/responses.yaml', 'It gets you through a few minutes.', 'Leave the pills alone.', [/text: names a method or a quantity: "pills"$/]],
  ['a follow-up to which no means many things', 'safety/responses.yaml', 'are the thoughts of not wanting to live still there today?', 'is somebody with you?', [/text: asks about the thoughts without naming them/]],
  ['a follow-up in another language that asks something else', 'locales/de/safety/responses.yaml', 'Sind die Gedanken, nicht mehr leben zu wollen, heute noch da?', 'Hast du jemanden erreicht?', [/^locales\/de\/safety\/responses.yaml:\d+: replies.follow-up-level3-2: asks about the thoughts without naming them/]],
  ['cold in Arabic', 'locales/ar/safety/responses.yaml', 'والإمساك بشيء ثابت', 'وشيء بارد في اليد', [/replies.level3-coping-3: names cold/]],
  ['a leading question in Spanish', 'locales/es/safety/responses.yaml', '¿Hay un plan? No', 'No hay un plan, ¿verdad? No', [/replies.level3-plan-2: is a leading question/]],
  ['a level that never says what it must', 'safety/responses.yaml', 'level4_stay, level4_unwilling, program_reminder]', 'level4_stay, level4_unwilling]', [/levels\[4\].must_contain\[7\]: is wanted, and level 4 never says program_reminder$/]],
  ['a number at level 1', 'safety/responses.yaml', '- {id: level1-choice-3, needs_slots: [],\n         text: "We', '- {id: level1-choice-3, needs_slots: [emergency],\n         text: "{emergency}. We', [/needs_slots: names \{emergency\}, and level 1 must not contain emergency_number$/, /level 1 must not contain alarm$/]],
  ['an emergency without its number', 'safety/responses.yaml', '- {id: level4-now-2, needs_slots: [emergency],\n         text: "This is an emergency, and there are people for it. Call {emergency} now,', '- {id: level4-now-2, needs_slots: [],\n         text: "This is an emergency, and there are people for it. Call now,', [/needs_slots: must hold \{emergency\}/]],
  ['a question that may be asked twice', 'safety/responses.yaml', '  - move: level3_plan\n    level: [3]\n    once: true\n', '  - move: level3_plan\n    level: [3]\n', [/move: is said at most once in a conversation: once: true$/]],
  ['an exercise that stirs up', 'safety/responses.yaml', 'exercise: look-around', 'exercise: shake-it-out', [/moves\[2\].say\[1\].exercise: is an exercise that is not calm/]],
  ['a move that is not there', 'safety/responses.yaml', 'turn: [level1_validate,', 'turn: [level1_valdiate,', [/levels\[1\].turn\[1\]: names no move$/, /levels\[1\].must_contain\[1\]: is wanted, and level 1 never says level1_validate$/]],
  ['a notice of no kind', 'safety/disclosure.yaml', 'acknowledge: required', 'acknowledge: perhaps', [/^safety\/disclosure.yaml:12: notices\[1\].acknowledge: must be one of required/]],
  ['a line that cannot be reached', 'safety/helplines.yaml', 'phone: "988", sms: "988", chat_url: "https://988lifeline.org/chat", ', '', [/^safety\/helplines.yaml:15: \[1\].lines\[1\]: needs at least one of phone/]],
  ['a number that is not in quotation marks', 'safety/helplines.yaml', 'emergency: ["911"]', 'emergency: [911]', [/^safety\/helplines.yaml:12: \[1\].emergency\[1\]: must be a number in quotation marks$/]],
  ['a text that stands elsewhere', 'exercises/look-around.yaml', /summary: .*/, 'summary: Rub your palms until they are warm and wait', [/says almost the same as .*"rub your palms until they are …"$/]],
  ['broken YAML', 'site/faq.yaml', 'groups:', 'groups: [', [/^site\/faq.yaml:\d+: /]],
]

for (const [name, path, piece, by, expected] of BROKEN) {
  test(name, () => {
    const plain = piece instanceof RegExp ? readFileSync(join(content, path), 'utf8').match(piece)[0] : piece
    const said = faultsWhen(path, plain, by)
    for (const pattern of expected) assert.ok(said.some((line) => pattern.test(line)), `${pattern} is not among\n${said.join('\n')}`)
    assert.equal(said.length, Math.max(expected.length, name === 'broken YAML' ? said.length : 0), said.join('\n'))
  })
}

test('the product\'s own content has nothing to fix', () => {
  const { faults, counts } = check(content, NOW)
  assert.deepEqual(faults, [])
  assert.ok(counts['guide lines'] >= 400)
  assert.ok(counts['helpline countries'] >= 40)
})

test('a helpline that nobody has looked at for half a year is a warning, not a fault', () => {
  const { faults, warnings } = check(content, Date.parse('2027-06-01'))
  assert.deepEqual(faults, [])
  assert.match(faultLine(warnings[0]), /helplines.yaml:\d+: \[1\].lines\[1\].checked: was compared last on 2026-11-21, more than 180 days ago$/)
})

const text = (words, line) => ({ file: 'f', line, field: '', text: words })

test('texts are alike when eight words in a row make up much of one, or eleven stand in both', () => {
  const eight = 'one two three four five six seven eight'
  const other = (count, from = 0) => Array.from({ length: count }, (_, index) => `w${from + index}`).join(' ')
  assert.equal(alike([text(eight, 1), text(`${other(20)} ${eight}`, 2)]).length, 1)
  assert.equal(alike([text(`${other(30, 100)} ${eight}`, 1), text(`${other(30)} ${eight}`, 2)]).length, 0)
  assert.equal(alike([text(`${other(60, 100)} ${eight} nine ten eleven`, 1), text(`${other(60)} ${eight} nine ten eleven`, 2)]).length, 1)
  assert.equal(alike([text('In through the nose', 1), text('In through the nose', 2)]).length, 0)
})
