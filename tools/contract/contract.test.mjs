// node --test tools/contract/
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describe } from './describe.mjs'
import { fitting, limit, limited, readComment } from './limits.mjs'
import { commentOf, structsIn, structsOf } from './source.mjs'

const SOURCE = `
/// A score and what it rests on.
struct ScoreView {
    int score{0}; ///< How steady. {0..100}
    /// A long sentence that
    /// goes on. {length 1..80}
    std::string note;
    std::optional<std::vector<std::string>>
        tags; ///< What was said,
              ///< each once. {items 0..3} {each one of play, rest}
    std::string bare;
};
BOOST_DESCRIBE_STRUCT(ScoreView, (), (score, note, tags,
                                      bare))

struct WiderView : ScoreView {
    bool wide{false}; ///< Whether it is wide.
};
BOOST_DESCRIBE_STRUCT(WiderView, (ScoreView), (wide))

struct NotDescribed {
    int hidden{0}; ///< Nobody sees it.
};
`

const structs = structsOf([['server/api/score.hpp', SOURCE]])
const comment = (member, struct = 'ScoreView') => commentOf(structs, struct, member)

const contractOf = (properties, name = 'ScoreView') => ({
  paths: {},
  components: { schemas: { [name]: { type: 'object', properties } } },
})
const told = (properties, name) => {
  const { contract, faults } = describe(contractOf(properties, name), structs)
  return { faults, properties: Object.values(contract.components.schemas)[0].properties }
}

test('a comment is found behind its member and above it, over several lines', () => {
  assert.equal(comment('score'), 'How steady. {0..100}')
  assert.equal(comment('note'), 'A long sentence that goes on. {length 1..80}')
  assert.equal(comment('tags'), 'What was said, each once. {items 0..3} {each one of play, rest}')
  assert.equal(comment('bare'), '')
})

test('a struct has the members of what it extends, and only described structs count', () => {
  assert.equal(comment('score', 'WiderView'), 'How steady. {0..100}')
  assert.equal(comment('wide', 'WiderView'), 'Whether it is wide.')
  assert.deepEqual([...structs.keys()], ['ScoreView', 'WiderView'])
  assert.equal(structs.get('ScoreView').about, 'A score and what it rests on.')
})

test('two structs of one name are refused: the contract could mean either', () => {
  const file = ['server/api/other.hpp', SOURCE]
  assert.throws(() => structsOf([['server/api/score.hpp', SOURCE], file]), /describes a ScoreView as well/)
  assert.equal(structsIn(...file).length, 2)
})

test('braces are read as the limits that JSON Schema has', () => {
  assert.deepEqual(limit('0..100'), { minimum: 0, maximum: 100 })
  assert.deepEqual(limit('-1..1'), { minimum: -1, maximum: 1 })
  assert.deepEqual(limit('1..3,660'), { minimum: 1, maximum: 3660 })
  assert.deepEqual(limit('0..'), { minimum: 0 })
  assert.deepEqual(limit('length ..254'), { maxLength: 254 })
  assert.deepEqual(limit('items 0..50'), { minItems: 0, maxItems: 50 })
  assert.deepEqual(limit('format uri'), { format: 'uri' })
  assert.deepEqual(limit('one of play, rest'), { enum: ['play', 'rest'] })
  assert.deepEqual(limit('each 0..10'), { each: { minimum: 0, maximum: 10 } })
  assert.deepEqual(limit('regulated').enum, ['stillness', 'parasympathetic', 'play'])
})

test('braces that mean nothing are refused, those inside a sentence are left alone', () => {
  for (const words of ['..', 'length', 'format nonsense', 'between 1 and 2', '1..2 3']) assert.equal(limit(words), undefined)
  assert.throws(() => readComment('A text. {lenght 1..2}'), /cannot read \{lenght 1..2\}/)
  assert.deepEqual(readComment('The file {key}.json of it. {length 1..9}'), {
    sentence: 'The file {key}.json of it.',
    limits: { minLength: 1, maxLength: 9 },
  })
})

test('a limit goes where it belongs: into the list, and with null where null is allowed', () => {
  const list = limited({ type: ['array', 'null'], items: { type: 'string' } }, readComment('x {items 1..2} {each state}').limits)
  assert.equal(list.minItems, 1)
  assert.equal(list.items.enum.length, 6)
  assert.deepEqual(limited({ type: ['string', 'null'] }, { enum: ['a'] }).enum, ['a', null])
  assert.throws(() => limited({ type: 'integer' }, { maxLength: 2 }), /says nothing about integer/)
  assert.throws(() => limited({ $ref: '#/x' }, { minimum: 0 }), /a type of its own/)
})

test('a property gets its sentence and its limits, a reference gets a sentence beside it', () => {
  const { properties, faults } = told({ score: { type: 'integer' }, note: { $ref: '#/x' } })
  assert.deepEqual(properties.score, { type: 'integer', minimum: 0, maximum: 100, description: 'How steady.' })
  assert.deepEqual(faults, ['server/api/score.hpp: ScoreView.note: minLength says nothing about a type of its own'])
  assert.deepEqual(told({ wide: { $ref: '#/x' } }, 'WiderView').properties.wide, {
    $ref: '#/x',
    description: 'Whether it is wide.',
  })
})

test('a property without a sentence is named with its struct and file', () => {
  assert.deepEqual(told({ bare: { type: 'string' } }).faults, [
    'server/api/score.hpp: ScoreView.bare: no sentence says what this is',
  ])
  assert.match(told({ x: { type: 'string' } }, 'GoneView').faults[0], /^contract: GoneView\.x: no sentence/)
})

test('what means the same everywhere is said once; an event id only in requests', () => {
  assert.match(told({ member: { $ref: '#/x' } }, 'AnyReply').properties.member.description, /snapshot/)
  assert.equal(told({ event_uuid: { type: 'string' } }, 'AnyRequest').properties.event_uuid.maxLength, 64)
  assert.equal(told({ event_uuid: { type: 'string' } }, 'AnyView').faults.length, 1)
})

test('parameters are described too, and the mark of their struct does not stay', () => {
  const parameter = (name, more) => ({ name, schema: { type: 'integer' }, ...more })
  const parameters = [parameter('score', { in: 'query', 'x-struct': 'ScoreView' }), parameter('nobody', { in: 'path' })]
  const { contract, faults } = describe(
    { paths: { '/x': { get: { parameters } } }, components: { schemas: {} } },
    structs,
  )
  const [score] = contract.paths['/x'].get.parameters
  assert.deepEqual(score, { name: 'score', schema: { type: 'integer', minimum: 0, maximum: 100 }, in: 'query', description: 'How steady.' })
  assert.deepEqual(faults, ['contract: {nobody} in a path: no sentence says what this is'])
})

test('a name has its limits in every reply, and a request only those that its comment gives', () => {
  const properties = { title: { type: 'string' } }
  const titled = structsOf([['server/api/titled.hpp', `
struct TitledView {
    std::string title; ///< What it is called.
};
BOOST_DESCRIBE_STRUCT(TitledView, (), (title))
struct TitledRequest {
    std::string title; ///< What it is called.
};
BOOST_DESCRIBE_STRUCT(TitledRequest, (), (title))
`]])
  const schemaOf = (name) => {
    const { contract } = describe(contractOf({ title: properties.title }, name), titled)
    return contract.components.schemas[name].properties.title
  }
  assert.equal(schemaOf('TitledView').minLength, 1)
  assert.equal(schemaOf('TitledRequest').minLength, undefined)
})

test('limits of a name that say nothing about its type are left out', () => {
  assert.deepEqual(fitting({ type: 'string' }, '{length 1..}'), { minLength: 1 })
  assert.deepEqual(fitting({ type: 'integer' }, '{length 1..}'), {})
  assert.deepEqual(fitting({ type: 'string', format: 'date' }, '{length 1..}'), {})
  assert.deepEqual(fitting({ type: 'array', items: { $ref: '#/x' } }, '{each length 1..}'), {})
  assert.deepEqual(fitting({ type: 'array', items: { type: 'string' } }, '{each length 1..}'), { each: { minLength: 1 } })
})
