import type { Queryable } from '#services/shared/database/driver.ts'
import { holdsWords } from '#services/shared/database/folded.ts'
import { notFound } from '#services/shared/http/problem.ts'
import type { PayoutDeps } from '../deps.ts'
import { payability } from '../payability.ts'
import { type DuePayee, readPayees } from '../read-payees.ts'
import { toReasonView } from '../reason-views.ts'
import type { ReasonKind } from '../reasons.ts'
import { PARAMS_ARE, paramsOf, REASONS, STATES } from './conditions.ts'
import type { DueState, DueView } from './contract.ts'

export type DueDeps = Pick<PayoutDeps, 'rules' | 'today' | 'inactiveArtists'>

export interface DueQuery {
  state?: DueState | undefined
  reason?: ReasonKind | undefined
  search: string
  /** `cleared`, or downwards `-cleared`. */
  ordering: 'cleared' | '-cleared'
  limit: number
  offset: number
}

/** A list that is narrowed is counted so far. */
const COUNTED = 200

/** Whoever has money, has some coming, or owes some. */
const HAS_MONEY = '(b.cleared <> 0 or b.pending <> 0 or b.in_transit <> 0)'

/**
 * Finds artists by their id, the beginning of a name under which something was sold, or part of a payee's
 * name. A search of its own: beside other conditions it would be made for the count and for the list.
 */
const findArtists = async (db: Queryable, search: string): Promise<number[]> => {
  const found = await db.query<{ artist: number }>(
    `select artist_id as artist from main.artist_balance where artist_id::text = $1
     union select artist_id from main.royalty_line where lower(artist) like $1 || '%' and artist_id is not null
     union select artist from main.artist_identity where ${holdsWords('words_folded', '$1')}`,
    [toSearched(search)],
  )
  return found.map(({ artist }) => artist)
}

/** $6: the ids that a search has found; null without one. */
const IS_FOUND = '($6::int[] is null or b.artist_id = any($6))'

const toSearched = (search: string): string => search.toLowerCase().replaceAll(/[\\%_]/g, '')

/** Lists what artists are owed. */
export async function listDue(
  db: Queryable,
  { rules, today, inactiveArtists }: DueDeps,
  { state, reason, search, ordering, limit, offset }: DueQuery,
): Promise<{ count: number; count_is_partial: boolean; data: DueView[] }> {
  const [day, inactive] = [today(), await inactiveArtists()]
  const found = search === '' ? null : await findArtists(db, search)
  const isNarrowed = state !== undefined || reason !== undefined || search !== ''
  const where = [HAS_MONEY, PARAMS_ARE, IS_FOUND, state && STATES[state], reason && `(${REASONS[reason]})`]
    .filter((condition) => condition !== undefined)
    .join(' and ')
  const params = [...paramsOf(rules, day, inactive), found]
  const [total] = await db.query<{ count: number }>(
    `select count(*)::int as count from (
       select 1 from main.artist_balance as b where ${where} ${isNarrowed ? `limit ${COUNTED + 1}` : ''}) as found`,
    params,
  )
  // Both ways along one index.
  const order = ordering === 'cleared' ? 'b.cleared, b.artist_id desc' : 'b.cleared desc, b.artist_id'
  const rows = await db.query<BalanceRow>(
    `select ${BALANCE} from main.artist_balance as b where ${where} order by ${order} limit $7 offset $8`,
    [...params, limit, offset],
  )
  const count = total?.count ?? 0
  const isPartial = isNarrowed && count > COUNTED
  return {
    count: isPartial ? COUNTED : count,
    count_is_partial: isPartial,
    data: await toViews(db, rows, { rules, day, inactive }),
  }
}

/** Reads what one artist is owed. Throws 404 for one who never had money. */
export async function viewDue(
  db: Queryable,
  { rules, today, inactiveArtists }: DueDeps,
  artist: number,
): Promise<DueView> {
  const inactive = await inactiveArtists()
  const rows = await db.query<BalanceRow>(
    `select ${BALANCE} from main.artist_balance as b where artist_id = $1`,
    [artist],
  )
  const [view] = await toViews(db, rows, { rules, day: today(), inactive })
  if (!view) throw notFound()
  return view
}

interface BalanceRow {
  artist_id: number
  pending: number
  in_transit: number
  paid: number
}

const BALANCE = 'b.artist_id, b.pending, b.in_transit, b.paid - b.returned as paid'

async function toViews(
  db: Queryable,
  rows: readonly BalanceRow[],
  asOf: Parameters<typeof readPayees>[2],
): Promise<DueView[]> {
  const payees = await readPayees(
    db,
    rows.map(({ artist_id }) => artist_id),
    asOf,
  )
  const byId = new Map(payees.map((payee) => [payee.artistId, payee]))
  return rows.flatMap((row) => {
    const payee = byId.get(row.artist_id)
    return payee ? [toView(row, payee, asOf)] : []
  })
}

function toView(
  { artist_id, ...balance }: BalanceRow,
  payee: DuePayee,
  { rules, day }: Parameters<typeof readPayees>[2],
): DueView {
  const { cleared, payable, withheld, net, reasons, nextDay } = payability(payee, day, rules)
  return {
    artist: artist_id,
    artist_name: payee.artist,
    cleared,
    ...balance,
    payable,
    withheld,
    net,
    reasons: reasons.map(toReasonView),
    next_day: nextDay,
    identity: payee.standing.identity?.token ?? null,
    account_label: payee.standing.account?.masked ?? '',
  }
}
