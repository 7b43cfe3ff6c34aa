import type { ComponentType, ReactNode } from 'react'
import type { Address, CheckoutRef } from '#client/actors/orders/checkout.ts'

/**
 * Where a card's number is typed. It goes to the payment provider alone, and comes back as the intent that it
 * authorised.
 */
export interface CardFieldProps {
  /** What is authorised: the sum that was agreed to, in cents, of this version of the project. */
  projectToken: string
  version: string
  total: number
  address: Address
  /** What stands on its button. */
  label: string
  /** The order is placed with it. */
  onAuthorized: (intent: string) => void
  /** Hears that the sum has changed, so that the quote is read again. */
  onOutdated: () => void
  /** Beside its button. */
  children: ReactNode
}

/** What a location lookup knows of a place; the person fills in the rest. */
export type Place = Partial<Omit<Address, 'name' | 'label'>>

export interface PlaceFieldProps {
  onPlace: (place: Place) => void
  /** Hears that the lookup could not be loaded; the plain fields remain. */
  onFailed: () => void
}

export interface CheckoutParts {
  /** Tells the checkout when its project has changed, while its page is shown; returns how to stop. */
  watchCheckout: (checkout: CheckoutRef) => () => void
  // What the shop has only with a provider's key.
  CardField?: ComponentType<CardFieldProps> | null
  PlaceField?: ComponentType<PlaceFieldProps> | null
}
