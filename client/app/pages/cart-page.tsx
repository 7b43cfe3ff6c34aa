import { reviewParts } from '#client/app/parts/review-parts.tsx'
import { WithQuantities } from '#client/app/parts/with-quantities.tsx'
import { CartPage } from '#client/features/cart/cart-page.tsx'

export const Component = () => (
  <WithQuantities>
    <CartPage {...reviewParts} />
  </WithQuantities>
)
