import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import type { CheckoutRef } from '#client/actors/orders/checkouts.ts'
import { watchQuote } from '#client/app/follow/watch-quote.ts'
import type { CheckoutParts } from '#client/features/checkout/slots.ts'
import { useSettings } from '#client/ui/settings.tsx'
import { createLatePart } from './late.tsx'
import { NotLoadedPart } from './not-loaded.tsx'

const CardField = createLatePart(
  () => import('#client/features/checkout/card/card-field.tsx'),
  ({ CardField }) => CardField,
  NotLoadedPart,
)

const PlaceField = createLatePart(
  () => import('#client/features/checkout/address/place-field.tsx'),
  ({ PlaceField }) => PlaceField,
  // The plain fields do.
  () => null,
)

/**
 * What a checkout's page is given. What asks a provider comes with its own step, where the shop has one.
 */
export const useCheckoutParts = (): CheckoutParts => {
  const { stripeKey, takesTestCards, googleMapsKey } = useSettings()
  const apollo = useApolloClient()
  const watchCheckout = useCallback((checkout: CheckoutRef) => watchQuote(apollo, checkout), [apollo])
  return {
    watchCheckout,
    CardField: stripeKey || takesTestCards ? CardField : null,
    PlaceField: googleMapsKey ? PlaceField : null,
  }
}
