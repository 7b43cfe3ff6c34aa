import type { Mailer } from '#services/shared/mail/mailer.ts'
import type { Shop } from '#services/shared/shop.ts'
import type { PaymentDeps } from '../payments/deps.ts'
import type { OrderChanges } from './changing.ts'
import type { Invoices } from './invoice/invoices.ts'

/** What the routes of orders need. */
export interface OrderDeps extends PaymentDeps {
  changes: OrderChanges
  /** Makes an unguessable token. */
  newToken: () => string
  mailer: Mailer
  shop: Shop
  invoices: Invoices
}
