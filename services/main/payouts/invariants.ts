import type { Invariant } from '../ledger/invariants.ts'

/** What payouts promise of the ledger's entries (docs/decisions/money/0058-payouts.md). */
export const PAYOUT_INVARIANTS: readonly Invariant[] = [
  {
    name: 'I7, a payout is the sum of its lines, and what was withheld is a part of it',
    broken: `
      select 'payout ' || token as about, 'it is ' || payout.amount || ', its lines are ' || coalesce(sum(line.amount), 0)
        || ', and ' || withheld || ' were withheld.' as fault
      from main.payout left join main.payout_line as line on line.payout = token
      group by token having payout.amount <> coalesce(sum(line.amount), 0) or withheld < 0 or withheld > payout.amount
      order by token`,
  },
  {
    name: 'I7, a line is what its entry moved',
    broken: `
      select 'line ' || line.id as about, 'it is ' || line.amount || ', and its entry moved '
        || coalesce(-posting.amount, 0) || '.' as fault
      from main.payout_line as line join main.payout on token = line.payout
      left join main.ledger_posting as posting
        on posting.entry = line.entry and posting.account = 'artist:' || payout.artist_id || ':cleared'
      where line.amount is distinct from -posting.amount order by line.id`,
  },
  {
    name: 'I12, every cleared cent is in one payout or unpaid',
    broken: `
      select 'artist ' || artist_id as about, 'cleared ' || cleared || ', and unpaid lines of ' || unpaid || '.' as fault
      from (
        select balance.artist_id, balance.cleared, coalesce(-sum(posting.amount) filter (
          where entry.kind in ('clear', 'reversal', 'adjustment') and line.id is null), 0) as unpaid
        from main.artist_balance as balance
        left join main.ledger_posting as posting on posting.account = 'artist:' || balance.artist_id || ':cleared'
        left join main.ledger_entry as entry on entry.key = posting.entry
        left join main.payout_line as line on line.entry = entry.key and line.is_live
        group by balance.artist_id, balance.cleared) as sums
      where cleared <> unpaid order by artist_id`,
  },
]
