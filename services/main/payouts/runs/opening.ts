import type { Queryable } from '#services/shared/database/driver.ts'
import { lockArtists } from '../../ledger/locks.ts'
import type { PayoutDeps } from '../deps.ts'
import { payability } from '../payability.ts'
import { createPayoutStreams } from '../payout/streams.ts'
import { readUnpaidLines } from '../payout/unpaid-lines.ts'
import { type DuePayee, readPayees } from '../read-payees.ts'
import { tellReason } from '../reason-words.ts'
import type { HeldArtist, RunAdvanced } from './events.ts'

/** Artists that one round looks at. */
const AT_ONCE = 100

/** The next artists after one who have money coming or owe some, in the order of their ids. */
async function nextArtists(db: Queryable, after: number): Promise<number[]> {
  const rows = await db.query<{ artist_id: number }>(
    'select artist_id from main.artist_balance where artist_id > $1 and cleared <> 0 order by artist_id limit $2',
    [after, AT_ONCE],
  )
  return rows.map(({ artist_id }) => artist_id)
}

/**
 * Opens payouts for the next artists of a run, who are locked until the transaction ends, so that nothing
 * of theirs is in two payouts. Null where there are none left.
 */
export async function openNext(
  tx: Queryable,
  deps: PayoutDeps,
  run: { id: string; after: number; day: string; inactive: ReadonlySet<number> },
): Promise<RunAdvanced | null> {
  const artistIds = await nextArtists(tx, run.after)
  const last = artistIds.at(-1)
  if (last === undefined) return null
  await lockArtists(tx, artistIds)
  const { rules } = deps
  const payees = await readPayees(tx, artistIds, { rules, day: run.day, inactive: run.inactive })
  const advanced: RunAdvanced = { after: last, opened: [], held: [] }
  for (const payee of payees) {
    const opened = await openPayout(tx, deps, run, payee)
    if (opened) advanced.opened.push(opened)
    // Another run may have paid the artist since the round has begun.
    else if (payee.cleared !== 0) advanced.held.push(toHeld(payee, run.day, rules.minimum))
  }
  return advanced
}

/** Opens a payout of all that is due to an artist; null where nothing is, or something keeps it. */
async function openPayout(
  tx: Queryable,
  { rules, clock, newToken }: PayoutDeps,
  run: { id: string; day: string },
  payee: DuePayee,
): Promise<RunAdvanced['opened'][number] | null> {
  const { artistId, artist, standing } = payee
  const { payable: amount, withheld, withholding } = payability(payee, run.day, rules)
  const { account, identity, form } = standing
  if (amount === 0 || !account || !identity || form.token === null) return null
  const lines = await readUnpaidLines(tx, artistId)
  const sum = lines.reduce((total, line) => total + line.amount, 0)
  if (sum !== amount) throw new Error(`Artist ${artistId} has ${amount} cents cleared, and lines of ${sum}.`)
  const payout = `pmt-${newToken()}`
  await createPayoutStreams({ clock }).open(
    tx,
    payout,
    {
      artistId,
      artist,
      run: run.id,
      day: run.day,
      destination: {
        account: account.token,
        type: account.type,
        label: account.masked,
        holder: identity.name,
        identity: identity.token,
        taxForm: form.token,
      },
      amount,
      withheld,
      withholding,
      lines,
    },
    'system',
  )
  return { artistId, payout, amount, withheld }
}

const toHeld = (payee: DuePayee, day: string, minimum: number): HeldArtist => ({
  artistId: payee.artistId,
  artist: payee.artist,
  cleared: payee.cleared,
  reasons: payability(payee, day, { minimum }).reasons.map((reason) => ({
    kind: reason.kind,
    text: tellReason(reason),
  })),
})
