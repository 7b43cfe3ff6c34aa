import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changesInWords, merge, type Saved } from '#client/features/collections/edit/merge.ts'

const base: Saved = { name: 'Shore', description: 'Sea', imageIds: ['a', 'b', 'c'] }

describe('merging two changes of one collection', () => {
  test('keeps both where they change different things', () => {
    const mine = { ...base, name: 'Coast', imageIds: ['c', 'b', 'a'] }
    const theirs = { ...base, description: 'Sea and sand' }
    expect(merge(base, mine, theirs)).toEqual({
      name: 'Coast',
      description: 'Sea and sand',
      imageIds: ['c', 'b', 'a'],
    })
  })

  test('keeps my words where both changed them', () => {
    expect(merge(base, { ...base, name: 'Mine' }, { ...base, name: 'Theirs' }).name).toBe('Mine')
  })

  test('joins the pictures of both: theirs first, in my order', () => {
    const mine = { ...base, imageIds: ['x', 'c', 'a', 'b'] }
    const theirs = { ...base, imageIds: ['y', 'a', 'c'] }
    expect(merge(base, mine, theirs).imageIds).toEqual(['y', 'x', 'c', 'a'])
  })

  test('keeps their order of pictures where I have not changed it', () => {
    expect(merge(base, base, { ...base, imageIds: ['b', 'a', 'c'] }).imageIds).toEqual(['b', 'a', 'c'])
  })

  test('keeps each picture that either added, drops each that either took out, and has each once', () => {
    const ids = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 })
    const saved = ids.map((imageIds): Saved => ({ ...base, imageIds }))
    fc.assert(
      fc.property(saved, saved, saved, (before, mine, theirs) => {
        const merged = merge(before, mine, theirs).imageIds
        expect(new Set(merged).size).toBe(merged.length)
        for (const id of 'abcdefgh') {
          const [was, here, there] = [before, mine, theirs].map(({ imageIds }) => imageIds.includes(id))
          const isIn = was ? here && there : here || there
          expect([id, merged.includes(id)]).toEqual([id, isIn])
        }
      }),
      { numRuns: 300 },
    )
  })
})

test('the changes of somebody else are listed, without what they left as it was', () => {
  expect(changesInWords(base, base)).toEqual([])
  expect(changesInWords(base, { name: 'Coast', description: 'x', imageIds: ['d', 'a'] })).toEqual([
    'named it “Coast”',
    'changed the description',
    'added 1 picture',
    'took out 2 pictures',
  ])
  expect(changesInWords(base, { ...base, imageIds: ['c', 'b', 'a'] })).toEqual(['changed the order'])
})
