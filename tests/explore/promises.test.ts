import { expect, test } from 'vitest'
import { brokenAt } from './made/holds.ts'
import { makeMoments } from './made/moments.ts'
import { promisesOf } from './specification/promises.ts'
import type { Seen } from './specification/seen.ts'

const cell = { current: makeMoments(0, 1)[0] as Seen }
const promises = promisesOf(cell)
type Property = keyof typeof promises

/** Answers when a property breaks, in seconds of the page's clock; null where it holds. */
const breaks = (property: Property, ...stretches: Seen[][]): number | null => {
  const trace = stretches.flat()
  const index = brokenAt(promises[property], trace, (seen) => {
    cell.current = seen
  })
  return index === -1 ? null : (trace[index]?.clock ?? 0) / 1000
}

const every = Object.keys(promises) as Property[]

test.each(every)('%s holds in a shop where all is well', (property) => {
  expect(breaks(property, makeMoments(0, 40))).toBeNull()
})

test.each<[Property, Partial<Seen>, number]>([
  ['everyPageIsThere', { status: 404 }, 0],
  ['everyPageIsThere', { status: 503 }, 0],
  ['pageHasOneHeading', { headings: ['Cart', 'Cart'] }, 4.5],
  ['pageHasOneHeading', { headings: [] }, 4.5],
  ['titleEndsInBrand', { title: 'Cart' }, 4.5],
  ['pageHasWayHome', { hasWayHome: false }, 4.5],
  ['busyEnds', { busy: [{ what: 'search', since: 0 }] }, 20.5],
  ['alertsGo', { alerts: [{ what: 'Added', since: 0 }] }, 6.5],
  ['signedInHasCart', { isCartReady: false }, 10.5],
  ['countIsRests', { projectQuantity: 3 }, 10.5],
  ['countIsRests', { isSignedIn: false, projectQuantity: null, guestQuantity: 1 }, 10.5],
  ['countIsSumOfLines', { lines: [2, 1] }, 10.5],
  [
    'tryAgainCanHelp',
    { refusals: [{ code: 'CONFLICT', message: 'It was ordered.' }], offers: ['It was ordered. Retry'] },
    0,
  ],
  ['noJargon', { said: ['Given token not valid for any token type'] }, 0],
  ['noJargon', { said: ['Response not successful: Received status code 503Retry'] }, 0],
  ['machinesAgree', { disagreements: ['cart-start'] }, 0],
  ['journalReplays', { unreplayed: ['alerts'] }, 0],
])('%s is broken by %o after %d s, and by nothing else', (property, wrong, seconds) => {
  expect(breaks(property, makeMoments(0, 25, wrong))).toBe(seconds)
  const also = every.filter((other) => breaks(other, makeMoments(0, 25, wrong)) !== null)
  expect(also).toEqual([property])
})

test('a fault that lasts only a moment breaks no promise', () => {
  expect(breaks('countIsRests', makeMoments(0, 9, { count: 1 }), makeMoments(9, 20))).toBeNull()
  expect(breaks('signedInHasCart', makeMoments(0, 9, { isCartReady: false }), makeMoments(9, 20))).toBeNull()
  const page = { headings: [], pathSince: 0 }
  expect(breaks('pageHasOneHeading', makeMoments(0, 4, page), makeMoments(4, 20))).toBeNull()
})

test('an unknown answer of REST neither keeps nor breaks a promise', () => {
  const unknown = { projectQuantity: null, calmFor: null }
  expect(breaks('countIsRests', makeMoments(0, 40, unknown))).toBeNull()
  const wrong = { count: 1 }
  expect(
    breaks('countIsRests', makeMoments(0, 8, wrong), makeMoments(8, 12, unknown), makeMoments(20, 1, wrong)),
  ).toBe(20)
})

test('a storm excuses what it has broken until 20 s after its end, and no longer', () => {
  const lost = { isCartReady: false }
  const storm = makeMoments(0, 30, { ...lost, calmFor: 0 })
  const after = makeMoments(30, 20, { ...lost, calmFor: 15_000 })
  expect(breaks('signedInHasCart', storm, after)).toBeNull()
  expect(breaks('signedInHasCart', storm, after, makeMoments(50, 15, { ...lost, calmFor: 21_000 }))).toBe(
    60.5,
  )
})

test('a page that was asked for in a storm may be answered 503, and nothing else that is wrong', () => {
  const storm = { status: 503, calmFor: 0, age: 500 }
  const later = { status: 503, calmFor: 40_000, age: 45_000 }
  expect(breaks('everyPageIsThere', makeMoments(0, 10, storm), makeMoments(10, 10, later))).toBeNull()
  expect(breaks('everyPageIsThere', makeMoments(0, 10, { ...storm, status: 500 }))).toBe(0)
})

test("a visitor who is asked to try again has until the visit's last rest for it, and that end excuses nothing", () => {
  const asked = { isCartReady: false, isCartAsked: true }
  expect(breaks('signedInHasCart', makeMoments(0, 40, asked))).toBeNull()
  expect(
    breaks('signedInHasCart', makeMoments(0, 40, asked), makeMoments(40, 15, { ...asked, isResting: true })),
  ).toBe(50.5)
})

test('a page without a processor does not age', () => {
  const busy = { busy: [{ what: 'search', since: 0 }] }
  expect(
    breaks('busyEnds', makeMoments(0, 5, busy), makeMoments(5, 60, { ...busy, clock: 5_000 })),
  ).toBeNull()
})

test('typed text stays while the visitor only waits, and may go by anything else they do', () => {
  const typed = makeMoments(0, 0.5, { did: 'typed', typed: { email: 'ada@example.com' } })
  const waiting = (from: number, fields: Seen['typed'], seen: Partial<Seen> = {}) =>
    makeMoments(from, 3, { did: 'waited', typed: fields, ...seen })
  const kept = waiting(0.5, { email: 'ada@example.com' })
  expect(breaks('typedStays', typed, kept)).toBeNull()
  expect(breaks('typedStays', typed, kept, waiting(3.5, { email: '' }))).toBe(3.5)
  expect(breaks('typedStays', typed, kept, waiting(3.5, {}))).toBe(3.5)
  expect(breaks('typedStays', typed, kept, makeMoments(3.5, 1), waiting(4.5, {}))).toBeNull()
  expect(breaks('typedStays', typed, kept, waiting(3.5, {}, { path: '/' }))).toBeNull()
})
