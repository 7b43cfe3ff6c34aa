import type { CartEvent } from '#services/main/cart/events.ts'
import type { OrderEvent } from '#services/main/orders/events.ts'
import type { AccountEvent } from '#services/main/payees/accounts/events.ts'
import type { IdentityEvent } from '#services/main/payees/identities/events.ts'
import type { TaxFormEvent } from '#services/main/payees/tax-forms/events.ts'
import type { AdjustmentEvent } from '#services/main/payouts/adjustments/streams.ts'
import type { HoldEvent } from '#services/main/payouts/holds/streams.ts'
import type { PayoutEvent } from '#services/main/payouts/payout/events.ts'
import type { RunEvent } from '#services/main/payouts/runs/events.ts'
import type { TaxYearEvent } from '#services/main/payouts/tax/streams.ts'
import type { AgreementEvent } from '#services/main/royalties/agreements.ts'
import type { RoyaltyEvent } from '#services/main/royalties/streams.ts'
import type { StatementEvent } from '#services/main/statements/streams.ts'

type StoredType =
  | (CartEvent | OrderEvent | RoyaltyEvent | AgreementEvent)['type']
  | (IdentityEvent | AccountEvent | TaxFormEvent)['type']
  | (PayoutEvent | RunEvent | AdjustmentEvent | HoldEvent | TaxYearEvent | StatementEvent)['type']

/** The compiler says when one is missing. */
const TYPES: Record<StoredType, true> = {
  'cart.created': true,
  'item.added': true,
  'item.quantity-changed': true,
  'item.removed': true,
  'item.restored': true,
  'cart.claimed': true,
  'cart.migrated': true,
  'cart.merged': true,
  'merge.undone': true,
  'lines.returned': true,
  'cart.renamed': true,
  'lines.checked': true,
  'cart.ordered': true,
  'cart.shared': true,
  'share.withdrawn': true,
  'line.reviewed': true,
  'order.placed': true,
  'order.paid': true,
  'order.production-started': true,
  'order.shipped': true,
  'order.delivered': true,
  'order.cancelled': true,
  'order.refunded': true,
  'order.claimed': true,
  'royalty-terms.derived': true,
  'return.requested': true,
  'return.approved': true,
  'return.declined': true,
  'return.sent': true,
  'return.received': true,
  'return.refunded': true,
  'return.withdrawn': true,
  'order.lines-refunded': true,
  'royalty.cleared': true,
  'agreement.accepted': true,
  'identity.created': true,
  'identity.edited': true,
  'identity.status-changed': true,
  'payment-account.added': true,
  'payment-account.no-more-default': true,
  'payment-account.made-default': true,
  'payment-account.number-shown': true,
  'payment-account.status-changed': true,
  'payment-account.replaced': true,
  'tax-form.filed': true,
  'tax-form.b-notice-recorded': true,
  'tax-form.b-notice-ended': true,
  'tax-form.number-shown': true,
  'tax-form.received': true,
  'payout.opened': true,
  'payout.sent': true,
  'payout.paid': true,
  'payout.cancelled': true,
  'payout.failed': true,
  'payout.returned': true,
  'payout.reported': true,
  'run.started': true,
  'run.advanced': true,
  'run.opened': true,
  'run.sending-begun': true,
  'run.cancelling-begun': true,
  'run.sent': true,
  'run.cancelled': true,
  'run.downloaded': true,
  'adjustment.asked': true,
  'adjustment.made': true,
  'adjustment.declined': true,
  'hold.placed': true,
  'hold.lifted': true,
  'tax-year.threshold-set': true,
  'tax-year.filed': true,
  'tax-year.corrected': true,
  'statement.issued': true,
}

/** Lists each type of event that a store can hold. */
export const EVERY_TYPE: readonly string[] = Object.keys(TYPES).sort()
