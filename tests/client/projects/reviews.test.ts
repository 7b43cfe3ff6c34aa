import { describe, expect, test } from 'vitest'
import { createReviewer } from '#client/effects/review/reviewer.ts'
import { createSeenReviews } from '#client/effects/seen-reviews/seen-reviews.ts'
import { standingsOf, verdictOf } from '#client/features/share/reviews/standing.ts'

const review = (id: number, author: string, verdict: 'APPROVED' | 'CHANGES' | null) =>
  ({ __typename: 'Review', id: `${id}`, itemId: '1', author, verdict, comment: 'So.', at: '' }) as const

const createStorage = (): Storage => {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

describe('the standing of a reviewer', () => {
  test('is their last verdict, whatever they commented since', () => {
    const said = [
      review(1, 'Ann', 'APPROVED'),
      review(2, 'Bo', 'CHANGES'),
      review(3, 'Ann', 'CHANGES'),
      review(4, 'Bo', null),
    ]
    expect(standingsOf(said)).toEqual([
      { author: 'Ann', verdict: 'CHANGES', id: '3' },
      { author: 'Bo', verdict: 'CHANGES', id: '2' },
    ])
    expect(verdictOf(said, 'Ann')).toBe('CHANGES')
  })

  test('is absent for one who only commented or gave no name', () => {
    const said = [review(1, 'Ann', null)]
    expect(standingsOf(said)).toEqual([])
    expect(verdictOf(said, 'Ann')).toBeNull()
    expect(verdictOf(said, null)).toBeNull()
  })
})

describe("the reviewer's name", () => {
  test('is remembered with the tab, reported to listeners, and forgotten when asked', () => {
    const storage = createStorage()
    const reviewer = createReviewer(storage)
    const heard: (string | null)[] = []
    reviewer.subscribe(() => heard.push(reviewer.readName()))
    reviewer.keepName('Ann')
    expect(createReviewer(storage).readName()).toBe('Ann')
    reviewer.keepName(null)
    expect(createReviewer(storage).readName()).toBeNull()
    expect(heard).toEqual(['Ann', null])
  })

  test('is remembered until the page is left where the browser keeps nothing', () => {
    const reviewer = createReviewer({ ...createStorage(), getItem: () => null })
    reviewer.keepName('Ann')
    expect(reviewer.readName()).toBe('Ann')
  })
})

describe('the reviews that the owner has seen', () => {
  test('are remembered by line, from visit to visit', () => {
    const storage = createStorage()
    createSeenReviews(storage).keep('5', 12)
    createSeenReviews(storage).keep('6', 7)
    createSeenReviews(storage).keep('5', 14)
    const seen = createSeenReviews(storage)
    expect(['5', '6', '7'].map(seen.newestOf)).toEqual([14, 7, 0])
  })

  test('are those of the 500 lines seen last', () => {
    const seen = createSeenReviews(createStorage())
    for (let line = 0; line <= 500; line++) seen.keep(`${line}`, 1)
    expect([seen.newestOf('0'), seen.newestOf('1'), seen.newestOf('500')]).toEqual([0, 1, 1])
  })

  test.each(['', 'x', '{}', '[[1, 2]]', '[["1"]]', 'null'])('are none where %j was kept', (kept) => {
    const storage = createStorage()
    storage.setItem('aquatint.reviews-seen', kept)
    expect(createSeenReviews(storage).newestOf('1')).toBe(0)
  })
})
