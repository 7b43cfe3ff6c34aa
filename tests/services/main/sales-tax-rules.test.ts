import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { REGIONS } from '#services/main/checkout/regions.ts'
import { createTaxTable } from '#services/main/pricing/sales-tax.ts'
import { DEMONSTRATION_TAXES } from '#services/main/pricing/tax-book.ts'

const table = createTaxTable(DEMONSTRATION_TAXES)
const reckon = (region: string, net: number, shipping: number, country = 'US') =>
  table.reckon({ country, region, net, shipping })

describe('sales tax', () => {
  test('is the rate of the state of the address, on shipping only where that is taxed', async () => {
    expect(await reckon('CA', 10_000, 1_000)).toEqual({ amount: 725, rate: 0.0725, jurisdiction: 'CA' })
    expect(await reckon('NY', 10_000, 1_000)).toEqual({ amount: 440, rate: 0.04, jurisdiction: 'NY' })
    expect(await reckon('MN', 10_000, 0)).toMatchObject({ amount: 688, rate: 0.06875 })
  })

  test('is 0 in a state without any, and not reckoned where none is collected', async () => {
    expect(await reckon('OR', 10_000, 1_000)).toEqual({ amount: 0, rate: 0, jurisdiction: 'OR' })
    expect(await reckon('PR', 10_000, 1_000)).toBeNull()
    expect(await reckon('ON', 10_000, 1_000, 'CA')).toBeNull()
    // A province is no state of the same letters.
    expect(await reckon('CA', 10_000, 1_000, 'CA')).toBeNull()
  })

  test('is known for every state', () => {
    const territories = ['AS', 'GU', 'MP', 'PR', 'VI', 'AA', 'AE', 'AP']
    expect([...Object.keys(DEMONSTRATION_TAXES), ...territories].toSorted()).toEqual(
      [...REGIONS.US].toSorted(),
    )
  })

  test('is whole cents, within half a cent of its rate, and never falls as the sale grows', async () => {
    const cents = fc.integer({ min: 0, max: 100_000_000 })
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.keys(DEMONSTRATION_TAXES)),
        cents,
        cents,
        async (state, net, shipping) => {
          const tax = await reckon(state, net, shipping)
          const { rate = 0, isOnShipping = false } = DEMONSTRATION_TAXES[state] ?? {}
          const exact = ((net + (isOnShipping ? shipping : 0)) * rate) / 100_000
          expect(Number.isSafeInteger(tax?.amount)).toBe(true)
          expect(Math.abs((tax?.amount ?? Infinity) - exact)).toBeLessThanOrEqual(0.5)
          expect((await reckon(state, net + 1, shipping))?.amount).toBeGreaterThanOrEqual(
            tax?.amount ?? Infinity,
          )
        },
      ),
    )
  })
})
