import { CartPage } from '#client/features/cart/cart-page.tsx'
import { reviewParts } from './review-parts.tsx'

export const Component = () => <CartPage {...reviewParts} />
