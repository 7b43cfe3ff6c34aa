import type { Shop } from '../mails.ts'
import type { OrderState } from '../state.ts'
import { drawInvoice } from './invoice.ts'

/** What a thread beside the service's own does (invoices.ts). */
export default ({ shop, order }: { shop: Shop; order: OrderState }): Promise<Uint8Array> =>
  drawInvoice(shop, order)
