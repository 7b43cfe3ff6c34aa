import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPage, writePage } from '#client/features/cart/page.ts'
import { countPages, offsetOf, pageOf, readTypedPage } from '#client/ui/pagination/pages.ts'

describe('pages', () => {
  test.each([
    [0, 20, 1],
    [1, 20, 1],
    [20, 20, 1],
    [21, 20, 2],
    [10_000, 100, 100],
  ])('%d things by %d make %d', (total, limit, pages) => {
    expect(countPages(total, limit)).toBe(pages)
  })

  test('a thing is on exactly the page that begins at or before it', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000 }), fc.constantFrom(20, 50, 100), (offset, limit) => {
        const start = offsetOf(pageOf(offset, limit), limit)
        expect(start).toBeLessThanOrEqual(offset)
        expect(start + limit).toBeGreaterThan(offset)
      }),
    )
  })

  // Spec 5.18
  test.each(['1', '7', ' 3 ', '007'])('a person may type %j of 7', (text) => {
    expect(readTypedPage(text, 7)).toBe(Number(text))
  })

  // Spec 5.18
  test.each(['', '0', '8', '-1', '1.5', '1e1', 'two', '99999999999999999999'])(
    'a person may not type %j of 7',
    (text) => {
      expect(readTypedPage(text, 7)).toBeNull()
    },
  )

  // Spec 9.14
  test("a cart's page has fifty lines, or as many as its address says and the pager offers", () => {
    expect(readPage(new URLSearchParams())).toEqual({ page: 1, limit: 50 })
    expect(readPage(new URLSearchParams('page=3&page_size=20'))).toEqual({ page: 3, limit: 20 })
    expect(readPage(new URLSearchParams('page=-2&page_size=7'))).toEqual({ page: 1, limit: 50 })
    expect(readPage(new URLSearchParams('page=2.9&page_size=20.5'))).toEqual({ page: 2, limit: 50 })
    expect(readPage(new URLSearchParams('page=two'))).toEqual({ page: 1, limit: 50 })
    expect(writePage({ page: 1, limit: 50 })).toEqual({})
    expect(writePage({ page: 2, limit: 100 })).toEqual({ page: '2', page_size: '100' })
  })

  test.each(['1000001', '99999999999', '1e300'])(
    'page %s begins where the graph and services can count',
    (far) => {
      const { page, limit } = readPage(new URLSearchParams(`page=${far}&page_size=100`))
      expect(page).toBe(1_000_000)
      expect(offsetOf(page, limit)).toBeLessThan(2 ** 31)
    },
  )
})
