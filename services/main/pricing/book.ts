import type { MatName, MouldingName } from '#services/shared/frame-names.ts'
import type { ShopFile } from '#services/shared/shop-file/schema.ts'
import type { Substrate } from '#services/shared/vocabulary.ts'
import { MATS, type Mat, MOULDINGS, type Moulding } from './frame-book.ts'
import {
  SHIPPING,
  SHIPPING_ZONES,
  type ShippingZone,
  SUBSTRATE_PRICES,
  type SubstratePrice,
  TIER_FACTORS,
  type Tier,
  VOLUME_DISCOUNTS,
  type VolumeDiscount,
} from './price-book.ts'
import type { StateTax } from './tax-book.ts'

/** All that money is reckoned with: cents, inches. */
export interface PriceBook {
  substrates: Readonly<Record<Substrate, SubstratePrice>>
  tiers: Readonly<Record<Tier, number>>
  /** The largest quantity first. */
  volumeDiscounts: readonly VolumeDiscount[]
  /** Null above which shipping is never free. */
  shipping: { base: number; freeAbove: number | null }
  zones: Readonly<Record<keyof typeof SHIPPING_ZONES, ShippingZone>>
  mouldings: Readonly<Record<MouldingName, Moulding>>
  mats: Readonly<Record<MatName, Mat>>
  /** By state; null where the owner has said nothing of tax. */
  taxes: Readonly<Record<string, StateTax>> | null
}

const OUR_BOOK: PriceBook = {
  substrates: SUBSTRATE_PRICES,
  tiers: TIER_FACTORS,
  volumeDiscounts: VOLUME_DISCOUNTS,
  shipping: SHIPPING,
  zones: SHIPPING_ZONES,
  mouldings: MOULDINGS,
  mats: MATS,
  taxes: null,
}

let opened = OUR_BOOK

/**
 * The book that this process reckons with. It is one for all, so that no sum of a cart, a quote or an order
 * can be reckoned with another.
 */
export const priceBook = (): PriceBook => opened

/** Opens the owner's book, once, as the process starts. */
export function openPriceBook(file: ShopFile): void {
  opened = bookOf(file)
}

/** Answers our book with what the owner has changed. Discounts and taxes are whole lists of the owner's. */
export function bookOf({ prices, tiers, discounts, frames, mats, shipping, tax }: ShopFile): PriceBook {
  const { zones, ...sent } = shipping ?? {}
  return {
    substrates: over(SUBSTRATE_PRICES, prices, ({ base, perSquareInch: rate, shippingPerSquareFoot }) => ({
      ...{ base, rate, shippingRate: shippingPerSquareFoot },
    })),
    tiers: { ...TIER_FACTORS, ...given(tiers ?? {}) },
    volumeDiscounts: discounts?.toSorted((a, b) => b.quantity - a.quantity) ?? VOLUME_DISCOUNTS,
    shipping: { ...SHIPPING, ...given(sent) },
    zones: over<keyof typeof SHIPPING_ZONES, ShippingZone, Partial<ShippingZone>>(
      SHIPPING_ZONES,
      zones,
      (zone) => zone,
    ),
    mouldings: over(MOULDINGS, frames, ({ base, perInch: rate }) => ({ base, rate })),
    mats: over(MATS, mats, ({ base, perInch: rate }) => ({ base, rate })),
    taxes: tax ? taxesOf(tax) : null,
  }
}

/** Thousandths of a percent in one percent. */
const FINE = 1_000

const taxesOf = (tax: NonNullable<ShopFile['tax']>): Record<string, StateTax> =>
  Object.fromEntries(
    Object.entries(tax).map(([state, { rate, onShipping }]) => [
      state,
      { rate: Math.round(rate * FINE), isOnShipping: onShipping },
    ]),
  )

/** Puts what is given of each over ours; what the owner says nothing of stays the very same. */
function over<N extends string, Ours extends object, Own>(
  ours: Readonly<Record<N, Ours>>,
  own: Partial<Record<N, Own | undefined>> | undefined,
  read: (own: Own) => Partial<Ours>,
): Readonly<Record<N, Ours>> {
  const changed: Record<N, Ours> = { ...ours }
  for (const name of Object.keys(ours) as N[]) {
    const theirs = own?.[name]
    if (theirs !== undefined) changed[name] = { ...ours[name], ...given(read(theirs)) }
  }
  return changed
}

/** Leaves out what is undefined, which would otherwise hide what it is put over. */
const given = <T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never
