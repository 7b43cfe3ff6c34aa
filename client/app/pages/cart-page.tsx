import { openLines } from '#client/app/follow/open-lines.ts'
import { reviewParts } from '#client/app/parts/review-parts.tsx'
import { CartPage } from '#client/features/cart/cart-page.tsx'
import { loadOnce } from './load-once.ts'

export const loader = loadOnce(openLines)

export const Component = () => <CartPage {...reviewParts} />
