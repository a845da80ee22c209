// The reply contract for messages in danger, as checks: which replies a level has to have, and what no reply of a level may hold,
// in English and in every language. content/safety/responses.yaml names the rules of a level in must_contain and must_not_contain.
import { existsSync, readdirSync } from 'node:fs'
import { FORBIDDEN, NAMED } from './reply_words.mjs'
import { readYaml } from './yaml.mjs'

const CONTACTS = ['line_name', 'line_contact', 'line_hours', 'directory']
const QUESTIONS = ['level3_plan', 'level3_intent', 'level3_means', 'level3_time']
const FROM_POSSIBLE_RISK = [2, 3, 4]
const EVERY_LEVEL = [1, 2, 3, 4]

/** Which moves make true what a level must contain. All of them are wanted. */
const PROVIDED_BY = {
  validation: ['level1_validate'], one_exercise: ['level1_exercise'], choice: ['level1_choice'],
  direct_question_once: ['level2_ask'], helpline_now_or_later: ['level2_line'], coping_or_plan: ['level2_coping', 'plan_intro'], willingness: ['level2_willing'], one_barrier: ['level2_barrier', 'level2_barrier_answer'],
  plan_intent_means_time_once_each_unless_denied: QUESTIONS, safety_plan: ['plan_intro'], follow_up_offer: ['level3_followup'],
  helpline: ['level*_line'], trusted_person: ['level*_people'], professional: ['level*_people'], program_reminder: ['program_reminder'],
  emergency_number: ['level4_now'], be_with_someone: ['level4_be_with'], distance: ['level4_distance'], troubleshooting: ['level4_unwilling'], presence: ['level4_stay'],
}

/** Which words or slots make false what a level must not contain; the others are held by the shape of the script. */
const WORDS_OF = {
  no_suicide_contract: 'contract', diagnosis: 'diagnosis', method: 'method_or_quantity', quantity: 'method_or_quantity', claim_to_care: 'claim_to_care', promise_of_secrecy: 'secrecy',
  refusal_to_talk: 'refusal_to_talk', ending: 'ending', paywall: 'selling', upsell: 'selling', advertisement: 'selling', experiment: 'selling', streak: 'selling', jargon: 'jargon',
}
const SLOTS_OF = { helpline: CONTACTS, emergency_number: ['emergency'], alarm: ['emergency'] }
const BY_SHAPE = ['same_question_twice_in_a_row', 'same_resource_twice_in_a_row', 'long_bubble']

/** These hold whether or not a level names them. */
const ALWAYS = [
  { words: 'cold', levels: FROM_POSSIBLE_RISK, sentence: 'names cold, which is never suggested from level 2 on' },
  { words: 'breath_hold', levels: FROM_POSSIBLE_RISK, sentence: 'names a breath hold, which is never suggested from level 2 on' },
  { words: 'stirring', levels: FROM_POSSIBLE_RISK, sentence: 'names fast breathing or shaking, which is never suggested from level 2 on' },
  { words: 'method_or_quantity', levels: EVERY_LEVEL, sentence: 'names a method or a quantity' },
  { words: 'unproven_frequency', levels: EVERY_LEVEL, sentence: 'says how often something holds, and has no source for it' },
  { words: 'promise_for_others', levels: EVERY_LEVEL, sentence: 'promises what nobody here can know' },
  { words: 'dictated_intent', levels: EVERY_LEVEL, sentence: 'puts the intent to die into somebody’s mouth' },
  { words: 'leading_question', levels: EVERY_LEVEL, sentence: 'is a leading question' },
  { words: 'contract', levels: EVERY_LEVEL, sentence: 'asks for a promise' },
  { words: 'secrecy', levels: EVERY_LEVEL, sentence: 'promises secrecy' },
  { words: 'claim_to_care', levels: EVERY_LEVEL, sentence: 'claims a feeling' },
  { words: 'selling', levels: EVERY_LEVEL, sentence: 'sells' },
]

const levelsOf = (move) => (move.at('level').isList ? move.at('level').value : EVERY_LEVEL.slice(1))
const idOf = (reply) => reply.at('id').value
const questions = (text) => (text.match(/[?؟]/g) ?? []).length

/** The texts of a language by the id of their reply: a field to complain at, and the words. */
function spoken(language, responses, world, faults) {
  const replies = responses.at('moves').items.flatMap((move) => move.at('say').items)
  if (language === 'en') return new Map(replies.map((reply) => [idOf(reply), reply.at('text')]))
  const own = readYaml(`${world.content}/locales/${language}/safety/responses.yaml`, faults)?.at('replies')
  return new Map(replies.map((reply) => [idOf(reply), own?.at(idOf(reply))]).filter(([, field]) => field?.exists))
}

/** One language: forbidden words, length, what a question and a reminder have to name. */
function checkLanguage(language, responses, texts) {
  const most = responses.at('bubble_words').value ?? 60
  const forbidden = responses.at('levels').items.flatMap((level) => (level.at('must_not_contain').value ?? [])
    .filter((name) => WORDS_OF[name]).map((name) => ({ words: WORDS_OF[name], levels: [level.at('level').value], sentence: `holds what level ${level.at('level').value} must not contain (${name})` })))
  for (const move of responses.at('moves').items) {
    const levels = levelsOf(move)
    const name = move.at('move').value
    for (const reply of move.at('say').items) {
      const field = texts.get(idOf(reply))
      if (!field) continue
      const text = String(field.value)
      const rules = [...ALWAYS, ...forbidden].filter((rule) => rule.levels.some((level) => levels.includes(level)))
      const broken = new Map(rules.filter(({ words }) => FORBIDDEN[words][language].test(text)).reverse().map((rule) => [rule.words, rule]))
      for (const { words, sentence } of broken.values()) field.say(`${sentence}: "${text.match(FORBIDDEN[words][language])[0]}"`)
      if (language !== 'en' && text.split(/\s+/).length > most) field.say(`has ${text.split(/\s+/).length} words, and a bubble has at most ${most}`)
      if (/^(level2_ask|check_again)$/.test(name) || (move.at('opening').value && /^follow_up_level[34]$/.test(name))) {
        if (questions(text) !== 1 && name !== 'check_again') field.say('asks more or less than one question; a no must mean one thing only')
        if (!NAMED.thoughts[language].test(text)) field.say('asks about the thoughts without naming them; a no to anything else would lower the level')
      }
      if (QUESTIONS.includes(name) && questions(text) !== 1) field.say('must ask exactly one question')
      if (name === 'program_reminder' && !NAMED.program[language].test(text)) field.say('does not say that a program answers')
    }
  }
}

/** The script itself: what each level says and never says, and what is asked once. */
function checkScript(responses, world) {
  const moves = new Map(responses.at('moves').items.map((move) => [move.at('move').value, move]))
  for (const level of responses.at('levels').items) {
    const number = level.at('level').value
    const after = Object.values(level.at('after_answer').value ?? {}).flat()
    const said = new Set([...(level.at('turn').value ?? []), ...(level.at('then').value ?? []), ...after])
    for (const wanted of level.at('must_contain').items) {
      const providers = PROVIDED_BY[wanted.value]?.map((name) => name.replace('*', number))
      if (!providers) wanted.say(`"${wanted.value}" is no rule of tools/content/reply_rules.mjs`)
      else for (const name of providers.filter((one) => !said.has(one))) wanted.say(`is wanted, and level ${number} never says ${name}`)
    }
    for (const unwanted of level.at('must_not_contain').items) {
      if (!WORDS_OF[unwanted.value] && !SLOTS_OF[unwanted.value] && !BY_SHAPE.includes(unwanted.value)) unwanted.say(`"${unwanted.value}" is no rule of tools/content/reply_rules.mjs`)
      for (const name of said) for (const reply of moves.get(name)?.at('say').items ?? []) {
        const slot = (SLOTS_OF[unwanted.value] ?? []).find((one) => reply.at('needs_slots').value?.includes(one))
        if (slot) reply.at('needs_slots').say(`names {${slot}}, and level ${number} must not contain ${unwanted.value}`)
      }
    }
  }
  for (const name of ['level2_ask', 'level2_line', ...QUESTIONS]) if (moves.get(name)?.at('once').value !== true) moves.get(name)?.at('move').say('is said at most once in a conversation: once: true')
  for (const name of QUESTIONS) if (moves.get(name)?.at('unless').value !== 'denied') moves.get(name)?.at('move').say('is not asked after a denial: unless: denied')
  for (const name of ['level4_now', 'level4_in_progress', 'level4_goodbye']) for (const reply of moves.get(name)?.at('say').items ?? []) {
    if (!reply.at('needs_slots').value?.includes('emergency')) reply.at('needs_slots').say('must hold {emergency}: the first words of an emergency are its number')
  }
  for (const reply of moves.get('level1_exercise')?.at('say').items ?? []) if (!reply.at('exercise').exists) reply.at('id').say('offers exactly one exercise: exercise')
  for (const id of responses.at('exercises').items) {
    const exercise = world.exercises.get(id.value)
    if (exercise?.longest_hold_seconds > 0 || exercise?.contraindications?.some((code) => ['K', 'S'].includes(code))) id.say('holds the breath, uses cold or stirs up, and is named from level 2 on')
  }
}

/** Returns how many texts were held to the contract. */
export function checkReplyRules(responses, world, faults) {
  checkScript(responses, world)
  const folder = `${world.content}/locales`
  const others = existsSync(folder) ? readdirSync(folder).filter((name) => existsSync(`${folder}/${name}/safety/responses.yaml`)) : []
  let count = 0
  for (const language of ['en', ...others]) {
    if (!FORBIDDEN.cold[language]) {
      responses.file.say(1, '', `tools/content/reply_words.mjs has no words of "${language}" yet, so nothing holds its replies to the contract`)
      continue
    }
    const texts = spoken(language, responses, world, faults)
    checkLanguage(language, responses, texts)
    count += texts.size
  }
  return count
}
