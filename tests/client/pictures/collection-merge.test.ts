import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changesInWords, merge, type Saved } from '#client/features/collections/edit/merge.ts'

const base: Saved = { name: 'Shore', description: 'Sea', imageIds: ['a', 'b', 'c'] }

describe('two changes of one collection', () => {
  test('are both there where they are of different things', () => {
    const mine = { ...base, name: 'Coast', imageIds: ['c', 'b', 'a'] }
    const theirs = { ...base, description: 'Sea and sand' }
    expect(merge(base, mine, theirs)).toEqual({
      name: 'Coast',
      description: 'Sea and sand',
      imageIds: ['c', 'b', 'a'],
    })
  })

  test('of the same words leave mine', () => {
    expect(merge(base, { ...base, name: 'Mine' }, { ...base, name: 'Theirs' }).name).toBe('Mine')
  })

  test('of the pictures are put together: theirs first, in my order', () => {
    const mine = { ...base, imageIds: ['x', 'c', 'a', 'b'] }
    const theirs = { ...base, imageIds: ['y', 'a', 'c'] }
    expect(merge(base, mine, theirs).imageIds).toEqual(['y', 'x', 'c', 'a'])
  })

  test('leave their order where I have not touched it', () => {
    expect(merge(base, base, { ...base, imageIds: ['b', 'a', 'c'] }).imageIds).toEqual(['b', 'a', 'c'])
  })

  test('lose nothing that either added, keep nothing that either took out, and hold everything once', () => {
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

test('what somebody else did is said, and nothing of what they left', () => {
  expect(changesInWords(base, base)).toEqual([])
  expect(changesInWords(base, { name: 'Coast', description: 'x', imageIds: ['d', 'a'] })).toEqual([
    'named it “Coast”',
    'changed the description',
    'added 1 picture',
    'took out 2 pictures',
  ])
  expect(changesInWords(base, { ...base, imageIds: ['c', 'b', 'a'] })).toEqual(['changed the order'])
})
