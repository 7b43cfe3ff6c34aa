import { randomUUID } from 'node:crypto'
import type { CartView } from '#services/main/cart/contract.ts'
import type { AddressBody, QuoteView } from '#services/main/checkout/contract.ts'
import type { CheckoutBody, OrderPage, OrderView } from '#services/main/orders/contract.ts'
import { makeAddress } from '#tests/support/new-address.ts'
import type { Reply } from '#tests/support/services/http.ts'
import type { MainService } from '../main-service.ts'

/** In the contiguous United States. */
export const ADDRESS: AddressBody = {
  name: 'Ann Vale',
  street_number: '12',
  route: 'Harbor Street',
  locality: 'Portland',
  administrative_area_level_1: 'ME',
  country: 'US',
  postal_code: '04101',
}

export const PURCHASE_ORDER = { method: 'purchase_order', reference: 'PO-7' } as const

interface Placing {
  as?: string
  key?: string
  /** The visitor's address; a new one when left out. */
  from?: string
  body?: Partial<CheckoutBody>
}

/** Makes the calls by which somebody orders a project. */
export const orderingOf = (main: () => MainService) => ({
  async quote(token: string, { as, address }: { as?: string; address?: unknown } = {}) {
    const reply = await main().call('POST', `/api/v2/projects/${token}/quote/`, { as, body: { address } })
    return { ...reply, body: reply.body as QuoteView }
  },

  async place(token: string, { as, key = randomUUID(), from = makeAddress(), body = {} }: Placing = {}) {
    const reply = await main().call('POST', `/api/v2/projects/${token}/checkout/`, {
      as,
      headers: { 'idempotency-key': key, 'x-forwarded-for': from },
      body: { address: ADDRESS, payment: PURCHASE_ORDER, ...body },
    })
    return { ...reply, body: reply.body as OrderView }
  },

  /** Makes a cart with a 24 × 16 print of `lake`, for this person or a guest. */
  async laden(as?: string): Promise<CartView> {
    const cart = await main().createCart(as)
    await main().add(cart.token, {}, { as })
    return cart
  },

  read: (orderId: string, { as, token }: { as?: string; token?: string } = {}): Promise<Reply> =>
    main().call('GET', `/api/v2/orders/${orderId}/`, { as, headers: token ? { 'cart-token': token } : {} }),

  async list(as: string, query = '') {
    const reply = await main().call('GET', `/api/v2/orders/${query}`, { as })
    return { ...reply, body: reply.body as OrderPage }
  },
})
