import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Json } from '#client/apollo/json.ts'
import { faultOf, isSameHeld, toHeld, toWire } from '#client/features/manage/resources/fields/convert.ts'
import {
  heldIn,
  isUnchanged,
  shownFields,
  valuesToSend,
} from '#client/features/manage/resources/fields/form-fields.ts'
import {
  describe,
  type Field,
  type Kind,
  kindOf,
  lookedUpBy,
} from '#client/features/manage/resources/fields/kind.ts'
import { splitTags } from '#client/features/manage/resources/fields/split-tags.ts'

const field = (said: Partial<Field>): Field => ({ ...describe('name', 'Ada'), label: 'Name', ...said })

const A = { __typename: 'FieldChoice', value: 'a', displayName: 'A' } as const

test.for<[Partial<Field>, Json, Kind]>([
  [{ type: 'string', maxLength: 500 }, 'Ada', 'text'],
  [{ type: 'string', maxLength: 501 }, 'Ada', 'paragraph'],
  [{ type: 'string', maxLength: null }, null, 'paragraph'],
  [{ type: 'email' }, '', 'email'],
  [{ type: 'integer' }, 3, 'integer'],
  [{ type: 'decimal' }, '3.50', 'decimal'],
  [{ type: 'string', choices: [A] }, 'a', 'choice'],
  [{ type: 'list' }, ['a'], 'tags'],
  [{ type: 'list', choices: [A] }, ['a'], 'ticks'],
  [{ type: 'list', choices: [A] }, null, 'ticks'],
  [{ type: 'list', choices: [A] }, [{ a: 1 }], 'json'],
  [{ type: 'list' }, [{ a: 1 }], 'json'],
  [{ type: 'string' }, { a: 1 }, 'json'],
  [{ type: 'nested object' }, null, 'json'],
  [{ type: 'field' }, 7, 'lookup'],
  [{ type: 'something else' }, 'a', 'text'],
])('%o that holds %o is typed into a %s', ([said, value, kind]) => {
  expect(kindOf(field(said), value)).toBe(kind)
})

test('a lookup looks into the resource that its field names', () => {
  expect(['artist', 'artist_profile_id'].map((name) => lookedUpBy({ name }))).toEqual([
    'artist',
    'artist-profile',
  ])
})

const text = fc.string()
const json = fc.jsonValue().map((value): Json => JSON.parse(JSON.stringify(value)))
const time = fc.date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
const wires: Readonly<Record<Kind, fc.Arbitrary<Json>>> = {
  text,
  email: text,
  url: text,
  paragraph: text,
  tick: fc.boolean(),
  integer: fc.integer(),
  number: fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (value === 0 ? 0 : value)),
  decimal: fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => `${value}`),
  date: time.map((at) => at.toISOString().slice(0, 10)),
  moment: time.map((at) => new Date(Math.floor(at.getTime() / 1_000) * 1_000).toISOString()),
  choice: fc.oneof(fc.stringMatching(/^[a-z]+$/), fc.integer(), fc.boolean()),
  tags: fc.array(text),
  ticks: fc.array(text),
  json: json.filter((value) => value !== null),
  lookup: fc.oneof(fc.nat(), fc.uuid()),
  // What is typed of one replaces what the server has, which it tells masked.
  secret: fc.constant(null),
}

// Spec 5.4, 5.6, 5.8, 5.9
test.for(Object.entries(wires) as [Kind, fc.Arbitrary<Json>][])(
  'what the server has is the same after a %s has held it',
  ([kind, wire]) => {
    fc.assert(
      fc.property(wire, (value) => {
        const held = toHeld(kind, value)
        expect(faultOf(kind, held)).toBeNull()
        expect(toWire(kind, held, value)).toEqual(value)
        expect(isSameHeld(toHeld(kind, toWire(kind, held, value)), held)).toBe(true)
      }),
    )
  },
)

test('nothing is null, but for texts, lists and ticks', () => {
  const nothing = (kind: Kind) => toWire(kind, toHeld(kind, null), null)
  expect(nothing('text')).toBe('')
  expect(nothing('tags')).toEqual([])
  expect(nothing('ticks')).toEqual([])
  expect(nothing('tick')).toBe(false)
  for (const kind of ['integer', 'decimal', 'date', 'moment', 'choice', 'json', 'lookup'] as const)
    expect(nothing(kind)).toBeNull()
})

// Spec 5.8
test('a moment is shown in local time, without fractions or zone', () => {
  expect(toHeld('moment', '2026-11-25T10:05:09.123Z')).toMatch(/^2026-11-2\dT\d\d:\d\d:09$/)
  expect(toHeld('moment', 'soon')).toBe('soon')
})

// Spec 5.7, 5.9
test.for([
  ['json', '{"a": 1}', null],
  ['json', '{"a": 1', 'Enter valid JSON.'],
  ['json', ' ', null],
  ['date', '2026-02-28', null],
  ['date', '2026-02-30', 'Enter a date as YYYY-MM-DD.'],
  ['date', '2026-2-3', 'Enter a date as YYYY-MM-DD.'],
  ['date', '2026-13-01', 'Enter a date as YYYY-MM-DD.'],
  ['text', '{', null],
] as const)('what is typed is looked over: %s %s', ([kind, held, fault]) => {
  expect(faultOf(kind, held)).toBe(fault)
})

const name = field({ name: 'name', type: 'string', maxLength: 100 })
const active = field({ name: 'active', type: 'boolean', initial: true })
const details = field({ name: 'details', type: 'nested object' })
const created = field({ name: 'created', type: 'datetime', readOnly: true })
const fields = [name, active, details, created]
const values = {
  id: 7,
  version: 3,
  name: 'Ada',
  active: false,
  details: { a: 1 },
  created: '2026-11-25T10:00:00Z',
}

test('a form has what can be typed into, or all that there is', () => {
  const names = (...all: Parameters<typeof shownFields>) => shownFields(...all).map((one) => one.name)
  expect(names({ fields, values }, false)).toEqual(['name', 'active', 'details'])
  expect(names({ fields, values }, true)).toEqual(['name', 'active', 'details', 'created', 'id', 'version'])
  expect(names({ fields: null, values }, false)).toEqual(['name', 'active', 'details', 'created'])
  expect(names({ fields: null, values: null }, true)).toEqual([])
})

test('a record is sent what was changed, and a new one what it begins with too', () => {
  expect(valuesToSend(fields, values, {})).toEqual({})
  expect(valuesToSend(fields, values, { name: 'Ben', created: '2026' })).toEqual({ name: 'Ben' })
  expect(valuesToSend(fields, values, { details: '{' })).toEqual({})
  expect(valuesToSend(fields, null, { name: 'Ben' })).toEqual({ name: 'Ben', active: true })
  expect(valuesToSend(fields, null, { active: false })).toEqual({ active: false })
})

test('a field holds what was typed, what the record has, or what a new one begins with', () => {
  expect(heldIn(name, values, {})).toBe('Ada')
  expect(heldIn(name, values, { name: '' })).toBe('')
  expect(heldIn(active, null, {})).toBe(true)
  expect(heldIn(name, null, {})).toBe('')
  expect(isUnchanged(active, null, true)).toBe(true)
  expect(isUnchanged(details, values, '{"a":1}')).toBe(false)
})

// Spec 5.6
test('tags are between commas and semicolons, each once', () => {
  expect(splitTags(['sand'], 'se')).toEqual({ tags: ['sand'], rest: 'se' })
  expect(splitTags(['sand'], 'sea, sky;  sand ; ; du')).toEqual({ tags: ['sand', 'sea', 'sky'], rest: 'du' })
  fc.assert(
    fc.property(fc.uniqueArray(fc.stringMatching(/^[a-z]+( [a-z]+)?$/)), (tags) => {
      expect(splitTags([], tags.map((tag) => `${tag};`).join(' '))).toEqual({ tags, rest: '' })
    }),
  )
})
