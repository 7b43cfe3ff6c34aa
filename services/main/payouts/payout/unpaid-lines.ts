import type { Queryable } from '#services/shared/database/driver.ts'
import { clearedOf } from '../../ledger/accounts.ts'
import type { PayoutLine } from './events.ts'

/** Entries that move cleared royalties and are no payout's own. */
const KINDS = "('clear', 'reversal', 'adjustment')"

/** Reads the entries of an artist that are in no live payout, oldest first; they sum to what is cleared. */
export const readUnpaidLines = (db: Queryable, artistId: number): Promise<PayoutLine[]> =>
  db.query<PayoutLine>(
    `select posting.entry, -posting.amount as amount
     from main.ledger_posting as posting join main.ledger_entry as entry on entry.key = posting.entry
     where posting.account = $1 and entry.kind in ${KINDS}
       and not exists (select from main.payout_line as line where line.entry = posting.entry and line.is_live)
     order by entry.recorded_at, posting.entry`,
    [clearedOf(artistId)],
  )
