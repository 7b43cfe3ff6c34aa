import { RETURN_DAYS } from '#services/main/orders/returns/refundable.ts'
import { bookOf, type PriceBook } from '#services/main/pricing/book.ts'
import {
  FREIGHT,
  PRODUCTION_DAYS,
  TRANSIT_DAYS,
  type TransitZone,
} from '#services/main/pricing/delivery-book.ts'
import { FRAMED } from '#services/main/pricing/frame-book.ts'
import type { Settings } from '#services/shared/settings.ts'

export type FactSettings = Pick<Settings, 'brand' | 'phone' | 'postalAddress' | 'mailFrom'> &
  Partial<Pick<Settings, 'shopFile'>>

const ZONES: Readonly<Record<TransitZone, string>> = {
  near: 'Ohio and its neighbors',
  east: 'The East and the Midwest',
  central: 'The Plains, the Gulf Coast and Florida',
  west: 'The West',
  beyond: 'Alaska, Hawaii and the US territories',
  military: 'Military addresses',
  canada: 'Canada',
}

const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

/** What pages may name as `{{name}}`: settings, and the numbers that carts and orders are reckoned with. */
export const factsOf = ({ brand, phone, postalAddress, mailFrom, shopFile = {} }: FactSettings) =>
  new Map<string, string>([
    ['brand', brand],
    ['phone', phone],
    ['phoneDigits', phone.replace(/[^\d+]/g, '')],
    ['address', postalAddress],
    ['email', /<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom],
    ['freeShippingFrom', freeShippingFrom(bookOf(shopFile).shipping)],
    ['returnDays', `${RETURN_DAYS}`],
    ['freightEdge', `${FREIGHT.longEdge}`],
    ['freightDays', `${FREIGHT.days}`],
    ['productionTimes', listOf(productionRows())],
    [
      'transitTimes',
      listOf(Object.entries(TRANSIT_DAYS).map(([zone, days]) => [ZONES[zone as TransitZone], days])),
    ],
  ])

/** Empty where shipping is never free. */
const freeShippingFrom = ({ freeAbove }: PriceBook['shipping']): string =>
  freeAbove === null ? '' : DOLLARS.format(freeAbove / 100)

/** A framed print takes longer than the print alone, and stands after it. */
const productionRows = (): Row[] =>
  Object.entries(PRODUCTION_DAYS).flatMap(([name, days]): Row[] => {
    const row: Row = [capital(name), days]
    return name === 'print' ? [row, ['Framed print', FRAMED.production]] : [row]
  })

type Row = readonly [label: string, days: { from: number; to: number }]

const listOf = (rows: readonly Row[]): string =>
  rows.map(([label, { from, to }]) => `- **${label}:** ${from} to ${to} days`).join('\n')

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
