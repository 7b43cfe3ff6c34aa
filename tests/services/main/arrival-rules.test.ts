import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { REGIONS } from '#services/main/checkout/regions.ts'
import { estimateArrival, type MadeLine } from '#services/main/pricing/arrival.ts'
import { addBusinessDays, isBusinessDay, listHolidays } from '#services/main/pricing/business-days.ts'
import {
  PRODUCTION_DAYS,
  STATES_BY_TRANSIT_ZONE,
  TRANSIT_DAYS,
} from '#services/main/pricing/delivery-book.ts'
import { addDays } from '#services/shared/business-day.ts'
import { SUBSTRATES } from '#services/shared/vocabulary.ts'

const line = (given: Partial<MadeLine> = {}): MadeLine => ({
  substrate: 'print',
  frame: null,
  width: 24,
  height: 16,
  ...given,
})
const to = (region: string, country = 'US') => ({ country, region })

describe('a business day', () => {
  test('is none of the federal holidays of the United States, as they are kept', () => {
    expect(listHolidays(2026)).toEqual([
      ...['2026-01-01', '2026-01-19', '2026-02-16', '2026-05-25', '2026-06-19', '2026-07-03'],
      ...['2026-09-07', '2026-10-12', '2026-11-11', '2026-11-26', '2026-12-25', '2027-01-01'],
    ])
    // New Year's Day of 2028 is a Saturday, and July 4, 2027 a Sunday.
    expect(listHolidays(2027)).toEqual(expect.arrayContaining(['2027-12-31', '2027-07-05']))
    expect(isBusinessDay('2027-12-31')).toBe(false)
  })

  test('is no Saturday and no Sunday', () => {
    expect(['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'].map(isBusinessDay)).toEqual([
      true,
      false,
      false,
      true,
    ])
  })

  test('follows another across Thanksgiving, a weekend and the turn of the year', () => {
    expect(addBusinessDays('2026-11-25', 1)).toBe('2026-11-27')
    expect(addBusinessDays('2026-11-27', 1)).toBe('2026-11-30')
    expect(addBusinessDays('2026-12-31', 1)).toBe('2027-01-04')
    expect(addBusinessDays('2026-11-28', 0)).toBe('2026-11-28')
  })
})

describe('an order arrives', () => {
  test('after it is made and brought to its zone, in business days', () => {
    // 2 to 4 days to make, 1 to 2 to Ohio, from a Friday.
    expect(estimateArrival([line()], to('OH'), '2026-11-27')).toEqual({
      from: '2026-12-02',
      to: '2026-12-07',
    })
    expect(estimateArrival([line()], to('CA'), '2026-11-27')).toEqual({
      from: '2026-12-07',
      to: '2026-12-10',
    })
    expect(estimateArrival([line()], to('ON', 'CA'), '2026-11-27')).toEqual({
      from: '2026-12-08',
      to: '2026-12-16',
    })
  })

  test('once the slowest of it is made', () => {
    const slow = [line(), line({ substrate: 'acoustic panel' })]
    expect(estimateArrival(slow, to('OH'), '2026-11-27')).toEqual(
      estimateArrival(slow.slice(1), to('OH'), '2026-11-27'),
    )
  })

  test('later by freight, which what is rolled does not need', () => {
    const long = { width: 72, height: 40 }
    const arrives = (made: MadeLine) => estimateArrival([made], to('OH'), '2026-11-30')
    expect(arrives(line({ substrate: 'canvas', ...long }))).toEqual({ from: '2026-12-08', to: '2026-12-11' })
    expect(arrives(line({ substrate: 'canvas' }))).toEqual({ from: '2026-12-04', to: '2026-12-09' })
    expect(arrives(line(long))).toEqual(arrives(line()))
  })

  test('anywhere in the contiguous United States while nobody knows where it goes, and never without lines', () => {
    const anywhere = estimateArrival([line()], null, '2026-11-27')
    expect(anywhere).toEqual({
      from: estimateArrival([line()], to('OH'), '2026-11-27')?.from,
      to: estimateArrival([line()], to('CA'), '2026-11-27')?.to,
    })
    expect(estimateArrival([], null, '2026-11-27')).toBeNull()
    expect(estimateArrival([line()], to('NY', 'DE'), '2026-11-27')).toBeNull()
  })

  test('everywhere that the shop ships to, each state in one zone', () => {
    const zoned = Object.values(STATES_BY_TRANSIT_ZONE).flat()
    expect(zoned.toSorted()).toEqual([...REGIONS.US].toSorted())
  })

  test('on business days, the last not before the first, and never sooner when ordered later', () => {
    const day = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2026-01-01', days))
    const made = fc.record({
      substrate: fc.constantFrom(...SUBSTRATES),
      frame: fc.constant(null),
      width: fc.integer({ min: 4, max: 96 }),
      height: fc.integer({ min: 4, max: 96 }),
    })
    const region = fc.constantFrom(...REGIONS.US)
    fc.assert(
      fc.property(fc.array(made, { minLength: 1, maxLength: 4 }), region, day, (lines, state, on) => {
        const arrival = estimateArrival(lines, to(state), on)
        if (!arrival) throw new Error('It never arrives.')
        expect([arrival.from, arrival.to].every(isBusinessDay)).toBe(true)
        expect(arrival.to >= arrival.from && arrival.from > on).toBe(true)
        const later = estimateArrival(lines, to(state), addDays(on, 1))
        expect((later?.from ?? '') >= arrival.from && (later?.to ?? '') >= arrival.to).toBe(true)
      }),
    )
  })

  test('a framed print later than a print alone, and by freight where its outside is over 60 in', () => {
    const frame = { moulding: 'walnut', mat: 'white' } as const
    const days = (made: MadeLine) => estimateArrival([made], to('OH'), '2026-11-30')
    expect(days(line())).toEqual({ from: '2026-12-03', to: '2026-12-08' })
    expect(days(line({ frame }))).toEqual({ from: '2026-12-08', to: '2026-12-14' })
    // 52 in are 60 from outside, and 53 are 61.
    expect(days(line({ frame, width: 52 }))).toEqual({ from: '2026-12-08', to: '2026-12-14' })
    expect(days(line({ frame, width: 53 }))).toEqual({ from: '2026-12-10', to: '2026-12-16' })
  })

  test('after days that are ranges', () => {
    for (const { from, to: most } of [...Object.values(PRODUCTION_DAYS), ...Object.values(TRANSIT_DAYS)])
      expect(from > 0 && most >= from).toBe(true)
  })
})
