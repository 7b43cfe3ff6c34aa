import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LONGEST_FRAMED } from '#services/main/pricing/frame-book.ts'
import {
  FRAMES,
  findSoldFrame,
  isFramable,
  measureOutside,
  priceFrame,
} from '#services/main/pricing/frames.ts'
import { totals } from '#services/main/pricing/rules.ts'
import { describeFraming } from '#services/main/sizes/framing.ts'
import { MOULDING_NAMES } from '#services/shared/frame-names.ts'
import { SUBSTRATES } from '#services/shared/vocabulary.ts'

const edge = fc.integer({ min: 1, max: LONGEST_FRAMED })
const size = fc.record({ width: edge, height: edge })
const frame = fc.constantFrom(...FRAMES)
const bare = { moulding: 'thin black', mat: null } as const

describe('a frame', () => {
  test.each([
    // 30 united inches: 60 in around the print and 8 faces of 0.75 in, at 50 cents, and 25 dollars.
    [{ width: 18, height: 12 }, bare, 5_800],
    // The mat adds 2 in on each side to the moulding, and 76 in of its own at 20 cents, and 9 dollars.
    [{ width: 18, height: 12 }, { ...bare, mat: 'white' }, 9_100],
    [{ width: 12, height: 18 }, bare, 5_800],
    [{ width: 36, height: 24 }, { moulding: 'walnut', mat: 'off-white' }, 17_400],
  ] as const)('of a %j print, %j, costs what its perimeter does', (of, framed, cents) => {
    expect(priceFrame(of, framed)).toBe(cents)
  })

  test('costs whole dollars, more with a mat, and never less around a larger print', () => {
    fc.assert(
      fc.property(size, fc.constantFrom(...MOULDING_NAMES), edge, (of, moulding, more) => {
        const price = priceFrame(of, { moulding, mat: null })
        expect(price > 0 && price % 100).toBe(0)
        expect(priceFrame(of, { moulding, mat: 'white' })).toBeGreaterThan(price)
        const larger = { ...of, width: Math.min(of.width + more, LONGEST_FRAMED) }
        expect(priceFrame(larger, { moulding, mat: null })).toBeGreaterThanOrEqual(price)
      }),
    )
  })

  test('costs at every size what the list of sizes says', () => {
    fc.assert(
      fc.property(size, frame, (of, framed) => {
        const at = describeFraming().marks.findIndex((mark) => of.width + of.height <= mark)
        const listed = describeFraming().prices.find(
          ({ moulding, mat }) => moulding === framed.moulding && mat === framed.mat,
        )
        expect(listed?.by_mark[at]).toBe(priceFrame(of, framed))
      }),
    )
  })

  test('is for prints of up to 48 in alone', () => {
    const at = (width: number) => ({ width, height: 24 })
    expect(SUBSTRATES.filter((substrate) => isFramable(substrate, at(36)))).toEqual(['print'])
    expect(isFramable('print', at(48))).toBe(true)
    expect(isFramable('print', at(49))).toBe(false)
    expect(isFramable('print', { width: 48, height: 48 })).toBe(true)
  })

  test('stays within 60 in of glazing', () => {
    fc.assert(
      fc.property(size, frame, (of, framed) => {
        const { width, height } = measureOutside(of, framed)
        expect(Math.max(width, height)).toBeLessThanOrEqual(60)
        expect(width).toBeGreaterThan(of.width)
      }),
    )
  })

  test('that is not sold has no price', () => {
    expect(findSoldFrame({ moulding: 'cherry', mat: null })).toBeNull()
    expect(findSoldFrame({ moulding: 'walnut', mat: 'black' })).toBeNull()
    expect(findSoldFrame({ moulding: 'walnut', mat: 'white' })).toEqual({ moulding: 'walnut', mat: 'white' })
  })

  test('travels boxed, by the foot of its outside, which costs more than a rolled print', () => {
    const print = { substrate: 'print', width: 18, height: 12, quantity: 1, unitPrice: 4_044 } as const
    // 9.50 dollars, and 1.5 square feet at 60 cents, or 19.5 × 13.5 in at 2.60 dollars.
    expect(totals([{ ...print, frame: null }]).shipping).toBe(1_040)
    expect(totals([{ ...print, frame: bare }]).shipping).toBe(1_425)
  })
})
