import { CartPage } from '#client/features/cart/cart-page.tsx'
import { reviewParts } from './review-parts.tsx'
import { WithQuantities } from './with-quantities.tsx'

export const Component = () => (
  <WithQuantities>
    <CartPage {...reviewParts} />
  </WithQuantities>
)
