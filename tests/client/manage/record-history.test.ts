import { expect, test } from 'vitest'
import {
  deedInWords,
  type Edit,
  isRevertible,
  valueInWords,
} from '#client/features/manage/resources/history/words.ts'
import { artist } from '#client/features/manage/resources/types/artist.ts'
import { nameOf, typeOf } from '#client/features/manage/resources/types/types.ts'

const edit: Edit = {
  __typename: 'RecordEdit',
  version: 5,
  type: 'EDITED',
  at: '2026-11-25T10:00:00.000Z',
  by: 'ana@aquatint.test',
  reverts: null,
  batch: null,
  changes: [],
}

test('an edit says what was done, and which one it took back', () => {
  expect(deedInWords(edit)).toBe('Edited')
  expect(deedInWords({ ...edit, reverts: 4 })).toBe('Undid edit 4')
  expect(deedInWords({ ...edit, type: 'KEPT' })).toBe('History begins')
})

test('an edit can be taken back, and a beginning cannot', () => {
  expect(isRevertible(edit)).toBe(true)
  expect((['KEPT', 'CREATED', 'DELETED'] as const).some((type) => isRevertible({ ...edit, type }))).toBe(
    false,
  )
})

test.each([
  [null, 'empty'],
  ['', 'empty'],
  [[], 'empty'],
  [false, 'No'],
  [0, '0'],
  ['R7', 'R7'],
  [['lake', 'dawn'], 'lake, dawn'],
  [{ w: 1 }, '{"w":1}'],
  ['2026-11-25T12:30:00.000Z', expect.stringMatching(/^Nov 25, 2026, .*30\s[AP]M$/)],
])('the value %j is written %s', (value, words) => {
  expect(valueInWords(value)).toEqual(words)
})

test('a record is called by its first column, or by its id where that is empty', () => {
  expect(nameOf(artist, { name: 'Ada Vale' }, '7')).toBe('Ada Vale')
  expect(nameOf(artist, { name: ' ' }, '7')).toBe('Untitled (7)')
})

test('an artist is flagged by the specification, and only where it is so', () => {
  expect(artist.flagsOf?.({ gaa_artist: true, active: false })).toEqual(['Portal', 'Inactive'])
  expect(artist.flagsOf?.({ gaa_artist: false, active: true })).toEqual([])
})

test('a type that nobody has described shows its fields, the first six at once', () => {
  const fields = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  const { columns } = typeOf('art-usage', fields)
  expect(columns.map(({ field }) => field)).toEqual(fields)
  expect(columns.filter(({ isOptional }) => isOptional).map(({ field }) => field)).toEqual(['g'])
})
