import { openReturnRequests } from '#client/app/follow/orders/open-return-requests.ts'
import { OrderNotFound } from '#client/features/orders/one/order-not-found.tsx'
import { ReturnRoute } from '#client/features/returns/asking/route.tsx'
import { loadOnce } from './load-once.ts'

export const loader = loadOnce(openReturnRequests)

/** /orders/{id}/return */
export const Component = () => <ReturnRoute OrderNotFound={OrderNotFound} />
