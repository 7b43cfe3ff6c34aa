import type { Destination } from './arrival.ts'
import type { TaxView } from './contract.ts'
import type { StateTax } from './tax-book.ts'

/** What is sold, in cents, and where it goes. */
export interface TaxedSale extends Destination {
  /** Of all lines, after the discount. */
  net: number
  shipping: number
}

/** Who reckons sales tax. */
export interface SalesTax {
  /** Null where none is collected. Rejects with UpstreamFailure when a provider does not answer. */
  reckon(sale: TaxedSale): Promise<TaxView | null>
}

/** Thousandths of a percent in one. */
const WHOLE = 100_000

/** Reckons by a table of states. The tax is rounded once, over the whole sale, half a cent up. */
export const createTaxTable = (taxes: Readonly<Record<string, StateTax>>): SalesTax => ({
  async reckon({ country, region, net, shipping }) {
    const tax = country === 'US' && Object.hasOwn(taxes, region) ? taxes[region] : undefined
    if (!tax) return null
    const base = net + (tax.isOnShipping ? shipping : 0)
    return {
      amount: Math.floor((base * tax.rate + WHOLE / 2) / WHOLE),
      rate: tax.rate / WHOLE,
      jurisdiction: region,
    }
  },
})
