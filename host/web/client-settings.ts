import { RETURN_DAYS } from '#services/main/orders/returns/refundable.ts'
import { bookOf } from '#services/main/pricing/book.ts'
import type { VolumeDiscount } from '#services/main/pricing/price-book.ts'
import type { Settings } from '#services/shared/settings.ts'
import { type ClientLogo, toClientLogo } from './logo.ts'
import type { Variant } from './variant.ts'

/** The settings that the client is told; none is secret (spec.md section 1). */
export interface ClientSettings {
  brand: string
  phone: string
  /** The owner's, in place of the brand's word; null without one. */
  logo: ClientLogo | null
  variant: Variant
  chatScriptUrl: string | null
  /** Stripe's publishable key; null where Stripe takes no cards. */
  stripeKey: string | null
  /** Whether test cards are taken in its place. */
  takesTestCards: boolean
  googleMapsKey: string | null
  mainSiteUrl: string | null
  /** Whether visits are counted of those who agree to it. */
  countsUsage: boolean
  /** By total quantity, the smallest first. */
  volumeDiscounts: VolumeDiscount[]
  /** Cents; null where shipping is never free. */
  freeShippingOver: number | null
  /** Days after delivery in which something may be returned. */
  returnDays: number
}

/** Answers what the client is told on a host of this variant. */
export const toClientSettings = (settings: Settings, variant: Variant): ClientSettings => {
  const { brand, phone, chatScriptUrl = null, googleMapsKey = null, mainSiteUrl = null } = settings
  const stripeKey = settings.stripe?.publishableKey ?? null
  const { volumeDiscounts, shipping } = bookOf(settings.shopFile)
  return {
    brand,
    phone,
    logo: toClientLogo(settings.logo),
    variant,
    chatScriptUrl,
    stripeKey,
    takesTestCards: settings.demonstrationCards !== null,
    googleMapsKey,
    mainSiteUrl,
    countsUsage: settings.usageCounts,
    volumeDiscounts: volumeDiscounts.toReversed(),
    freeShippingOver: shipping.freeAbove,
    returnDays: RETURN_DAYS,
  }
}
