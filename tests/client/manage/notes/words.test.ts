import { expect, test } from 'vitest'
import { partsOf } from '#client/features/manage/resources/notes/names.ts'
import { roomLeftInWords } from '#client/features/manage/resources/notes/room-left.ts'
import { LONGEST_NOTE } from '#services/shared/resources/notes/contract.ts'
import { namesIn } from '#services/shared/resources/notes/named.ts'

const NOTES = [
  'Nobody.',
  '@ana',
  'Ask @ana.',
  '(@Ana@Aquatint.test), @ben: @ben!',
  '@ana.vale and @ben-.',
  'Write to carol@example.test.',
  'At 5 @ the quay, @. @-',
  'Zoë@ana, @zoë',
  '@ana\n@ben@@cy',
]

test.each(NOTES)('a note keeps every character as its names are marked: %j', (note) => {
  const parts = partsOf(note)
  expect(parts.map(({ text }) => text).join('')).toBe(note)
})

test.each(NOTES)('a note has those names marked that the service has found: %j', (note) => {
  const marked = partsOf(note).filter(({ isName }) => isName)
  expect([...new Set(marked.map(({ text }) => text.slice(1).toLowerCase()))]).toEqual(namesIn(note))
})

test.each([
  [LONGEST_NOTE - 201, null],
  [LONGEST_NOTE - 200, '200 characters left.'],
  [LONGEST_NOTE - 1, '1 character left.'],
  [LONGEST_NOTE, '0 characters left.'],
  [LONGEST_NOTE + 1, '1 character too many.'],
  [LONGEST_NOTE + 1_500, '1,500 characters too many.'],
])('near the limit it is said how much more may be typed, after %i', (length, said) => {
  expect(roomLeftInWords(` ${'🖼'.repeat(length)}\n`)).toBe(said)
})
