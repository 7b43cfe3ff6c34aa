import { type Folded, replayOf } from '#services/shared/events/fold-anew.ts'
import { cartStreams } from '../cart/streams.ts'
import { orderStreams } from '../orders/streams.ts'
import { accountStreams } from '../payees/accounts/streams.ts'
import { identityStreams } from '../payees/identities/streams.ts'
import { taxFormStreams } from '../payees/tax-forms/streams.ts'
import { adjustmentStreams } from '../payouts/adjustments/streams.ts'
import { holdStreams } from '../payouts/holds/streams.ts'
import { payoutStreams } from '../payouts/payout/streams.ts'
import { runStreams } from '../payouts/runs/streams.ts'
import { taxYearStreams } from '../payouts/tax/streams.ts'
import { agreementStreams } from '../royalties/agreements.ts'
import { royaltyStreams } from '../royalties/streams.ts'
import { statementStreams } from '../statements/streams.ts'

/** The tables of carts, orders, money and payees, with the events that they are folded from. */
export const FOLDED: Folded = {
  schema: 'main',
  replays: [
    replayOf(cartStreams),
    replayOf(orderStreams),
    replayOf(royaltyStreams),
    replayOf(agreementStreams),
    replayOf(identityStreams),
    replayOf(accountStreams),
    replayOf(taxFormStreams),
    replayOf(payoutStreams),
    replayOf(runStreams),
    replayOf(adjustmentStreams),
    replayOf(holdStreams),
    replayOf(taxYearStreams),
    replayOf(statementStreams),
  ],
  tables: [
    // No event says when the catalogue was last asked about a cart.
    { name: 'cart', key: 'token', aside: ['checked_at'] },
    { name: 'cart_item', key: 'id', aside: [] },
    { name: 'share', key: 'token', aside: [] },
    { name: 'review', key: 'id', aside: [] },
    { name: 'orders', key: 'order_id', aside: [] },
    { name: 'order_return', key: 'id', aside: [] },
    { name: 'artist_agreement', key: 'id', aside: [] },
    { name: 'royalty_line', key: 'id', aside: [] },
    { name: 'ledger_entry', key: 'key', aside: [] },
    { name: 'ledger_posting', key: 'id', aside: [] },
    { name: 'artist_balance', key: 'artist_id', aside: [] },
    { name: 'artist_identity', key: 'token', aside: [] },
    { name: 'payment_account', key: 'token', aside: [] },
    { name: 'status_transition', key: 'token', aside: [] },
    { name: 'tax_form', key: 'token', aside: [] },
    { name: 'b_notice', key: 'token', aside: [] },
    { name: 'payout', key: 'token', aside: [] },
    { name: 'payout_line', key: 'id', aside: [] },
    { name: 'payout_run', key: 'id', aside: [] },
    { name: 'payout_held', key: 'id', aside: [] },
    { name: 'adjustment', key: 'id', aside: [] },
    { name: 'payout_hold', key: 'id', aside: [] },
    { name: 'tax_year', key: 'year', aside: [] },
    { name: 'tax_filed', key: 'id', aside: [] },
    { name: 'tax_correction', key: 'payout', aside: [] },
    { name: 'statement', key: 'number', aside: [] },
    { name: 'statement_entry', key: 'entry', aside: [] },
  ],
}
