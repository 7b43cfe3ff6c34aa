import type { CheckoutParts } from '#client/features/checkout/slots.ts'
import { useSettings } from '#client/ui/settings.tsx'
import { late } from './late.tsx'
import { NotLoadedPart } from './not-loaded.tsx'

const CardField = late(
  () => import('#client/features/checkout/card/card-field.tsx'),
  ({ CardField }) => CardField,
  NotLoadedPart,
)

const PlaceField = late(
  () => import('#client/features/checkout/address/place-field.tsx'),
  ({ PlaceField }) => PlaceField,
  // The plain fields do.
  () => null,
)

/** What a checkout has where the shop has the key of its provider; each comes with its own step. */
export const useCheckoutParts = (): CheckoutParts => {
  const { stripeKey, googleMapsKey } = useSettings()
  return { CardField: stripeKey ? CardField : null, PlaceField: googleMapsKey ? PlaceField : null }
}
