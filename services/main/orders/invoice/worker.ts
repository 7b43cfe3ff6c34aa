import type { Shop } from '#services/shared/shop.ts'
import type { OrderState } from '../state.ts'
import { drawInvoice } from './invoice.ts'

/** Draws one invoice in a thread of its own (invoices.ts). */
export default ({ shop, order }: { shop: Shop; order: OrderState }): Promise<Uint8Array> =>
  drawInvoice(shop, order)
