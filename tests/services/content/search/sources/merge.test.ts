import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { StoredImage } from '#services/content/record/image-store.ts'
import { mergePage } from '#services/content/search/sources/merge.ts'
import type { Place, Source, SourceName } from '#services/content/search/sources/source.ts'
import { Busy } from '#services/shared/queue.ts'

/** A source with so many results, which answers as the real ones do. */
interface Holding {
  name: SourceName
  count: number
  /** A scan budget: the source counts to here, or to the end of the requested page. */
  counted: number
  /** Ranks that the source leaves out. */
  missing: ReadonlySet<number>
}

const sourceOf = ({ name, count, counted, missing }: Holding, asked: Place[] = []): Source => ({
  name,
  ahead: name === 'internal',
  find: async (place) => {
    asked.push(place)
    expect(place.limit).toBeLessThanOrEqual(100)
    expect(place.offset + place.limit).toBeLessThanOrEqual(10_000)
    const end = Math.min(count, place.offset + place.limit)
    const seen = Math.min(count, 10_000, Math.max(counted, place.offset + place.limit))
    return {
      images: Array.from({ length: Math.max(0, end - place.offset) }, (_, at) =>
        missing.has(place.offset + at) ? null : ({ id: `${name} ${place.offset + at}` } as StoredImage),
      ),
      total: seen,
      partial: seen < count,
      facets: {},
      groups: null,
    }
  },
})

const holding = (name: SourceName) =>
  fc.record({
    name: fc.constant(name),
    count: fc.nat(70),
    counted: name === 'internal' ? fc.oneof(fc.constant(10_000), fc.nat(30)) : fc.constant(10_000),
    missing:
      name === 'getty'
        ? fc.uniqueArray(fc.nat(70), { maxLength: 5 }).map((ranks) => new Set(ranks))
        : fc.constant(new Set<number>()),
  })

const all = ({ name, count, missing }: Holding): string[] =>
  Array.from({ length: count }, (_, rank) => rank)
    .filter((rank) => !missing.has(rank))
    .map((rank) => `${name} ${rank}`)

/**
 * Places one of each source in turns while both last, then the rest of the longer; null where one is left
 * out.
 */
const inTurns = (...holdings: Holding[]): (string | null)[] => {
  const most = Math.max(...holdings.map(({ count }) => count))
  return Array.from({ length: most }, (_, rank) =>
    holdings
      .filter(({ count }) => rank < count)
      .map(({ name, missing }) => (missing.has(rank) ? null : `${name} ${rank}`)),
  ).flat()
}

const ignore = () => {}

describe('the pages of two sources', () => {
  // Spec 7.47, 7.48
  test('show every result of both once, taking turns while both last, whichever page is asked for', async () => {
    await fc.assert(
      fc.asyncProperty(
        holding('internal'),
        holding('getty'),
        fc.integer({ min: 1, max: 25 }),
        async (own, stock, limit) => {
          const pages = Math.ceil((own.count + stock.count) / limit) + 1
          const order = Array.from({ length: pages }, (_, page) => (page * 7 + 3) % pages)
          const numbers = [...new Set([...order, ...Array.from({ length: pages }, (_, page) => page)])]
          const found = new Map<number, string[]>()
          for (const page of numbers) {
            const asked: Place[][] = [[], []]
            const { images, errors } = await mergePage(
              [sourceOf(own, asked[0]), sourceOf(stock, asked[1])],
              { offset: page * limit, limit },
              ignore,
            )
            expect(errors).toEqual([])
            for (const places of asked) expect(places.length).toBeLessThanOrEqual(2)
            found.set(
              page,
              images.map(({ id }) => id),
            )
          }
          const places = inTurns(own, stock)
          for (let page = 0; page < pages; page++) {
            const expected = places.slice(page * limit, (page + 1) * limit).filter((id) => id !== null)
            expect(found.get(page)).toEqual(expected)
          }
          const listed = Array.from({ length: pages }, (_, page) => found.get(page) ?? []).flat()
          expect(new Set(listed).size).toBe(listed.length)
          expect(listed.toSorted()).toEqual([...all(own), ...all(stock)].toSorted())
        },
      ),
      { numRuns: 400 },
    )
  })

  // Spec 7.51
  test('show only the other source when one fails, with a warning and a line in the log', async () => {
    await fc.assert(
      fc.asyncProperty(
        holding('internal'),
        holding('getty'),
        fc.boolean(),
        fc.integer({ min: 1, max: 25 }),
        async (own, stock, isOwn, limit) => {
          const failing = isOwn ? own : stock
          const left = isOwn ? stock : own
          const sources = [own, stock].map((each) =>
            each === failing
              ? { ...sourceOf(each), find: () => Promise.reject(new Error('down')) }
              : sourceOf(each),
          )
          const listed: string[] = []
          for (let offset = 0; offset < left.count; offset += limit) {
            const told: string[] = []
            const page = await mergePage(sources, { offset, limit }, ({ name }) => told.push(name))
            listed.push(...page.images.map(({ id }) => id))
            expect([page.partial, told]).toEqual([true, [failing.name]])
            expect(page.errors).toMatchObject([{ source: failing.name, code: 'source_unavailable' }])
          }
          expect(listed).toEqual(all(left))
        },
      ),
      { numRuns: 100 },
    )
  })
})

describe('the pages of a source that fails on some of them', () => {
  // Spec 7.48, 7.51
  test('leave its places empty where it is known how much it has, so that nothing else moves', async () => {
    await fc.assert(
      fc.asyncProperty(
        holding('internal'),
        holding('getty'),
        fc.integer({ min: 1, max: 25 }),
        fc.array(fc.boolean(), { minLength: 141, maxLength: 141 }),
        async (own, stock, limit, isLate) => {
          const places = inTurns(own, stock)
          const total = { total: stock.count, partial: false, facets: {}, groups: null }
          for (let page = 0; page * limit < places.length; page++) {
            const late: Source = {
              ...sourceOf(stock),
              known: () => total,
              ...(isLate[page] && { find: () => Promise.reject(new Error('late')) }),
            }
            const found = await mergePage([sourceOf(own), late], { offset: page * limit, limit }, ignore)
            const expected = places
              .slice(page * limit, (page + 1) * limit)
              .filter((id) => id !== null && !(isLate[page] && id.startsWith('getty')))
            expect(found.images.map(({ id }) => id)).toEqual(expected)
            expect(found.errors.map(({ source }) => source)).toEqual(isLate[page] ? ['getty'] : [])
            expect(found.total).toBe(found.facets.source?.reduce((sum, { count }) => sum + count, 0))
          }
        },
      ),
      { numRuns: 200 },
    )
  })

  test('are an error if no other source answers, known or not', async () => {
    const known = () => ({ total: 9, partial: false, facets: {}, groups: null })
    const sources = [{ ...failing('getty', new Error('late')), known }]
    await expect(mergePage(sources, { offset: 0, limit: 20 }, ignore)).rejects.toThrow('late')
  })
})

const plain = (name: SourceName, count: number): Holding => ({
  name,
  count,
  counted: 10_000,
  missing: new Set(),
})
const failing = (name: SourceName, error: Error): Source => ({
  ...sourceOf(plain(name, 0)),
  find: () => Promise.reject(error),
})
const broken = (name: SourceName, reason: string): Source => failing(name, new Error(reason))

describe('a page', () => {
  // Spec 7.49
  test('counts both sources, and says how many results each has', async () => {
    const sources = [sourceOf(plain('internal', 30)), sourceOf(plain('getty', 12))]
    expect(await mergePage(sources, { offset: 0, limit: 20 }, ignore)).toMatchObject({
      total: 42,
      partial: false,
      facets: {
        source: [
          { value: 'internal', count: 30 },
          { value: 'getty', count: 12 },
        ],
      },
    })
  })

  // Spec 7.50
  test('is the first source’s error if all sources fail', async () => {
    const sources = [broken('internal', 'first'), broken('getty', 'second')]
    await expect(mergePage(sources, { offset: 0, limit: 20 }, ignore)).rejects.toThrow('first')
  })

  test('is refused whole if one source is busy', async () => {
    const sources = [sourceOf(plain('getty', 12)), failing('internal', new Busy(2))]
    await expect(mergePage(sources, { offset: 0, limit: 20 }, ignore)).rejects.toThrow(Busy)
  })

  // Spec 7.52
  test('ends at both windows if the sources have more, with a warning for each', async () => {
    const sources = [sourceOf(plain('internal', 20_000)), sourceOf(plain('getty', 10_050))]
    const last = await mergePage(sources, { offset: 19_990, limit: 20 }, ignore)
    expect([last.images.length, last.total, last.partial, last.errors]).toEqual([10, 20_000, true, []])
    const past = await mergePage(sources, { offset: 20_000, limit: 20 }, ignore)
    expect(past.images).toEqual([])
    expect(past.errors.map(({ source, code }) => `${source} ${code}`)).toEqual([
      'internal window_too_large',
      'getty window_too_large',
    ])
  })

  test('is empty without a warning after the end of both sources', async () => {
    const page = await mergePage([sourceOf(plain('internal', 3))], { offset: 9_000_000, limit: 20 }, ignore)
    expect([page.images, page.total, page.errors]).toEqual([[], 3, []])
  })
})
