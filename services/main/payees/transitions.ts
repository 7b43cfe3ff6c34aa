import type { Queryable } from '#services/shared/database/driver.ts'
import type { Target } from '#services/shared/events/handler.ts'
import type { StatusTransitionView } from './contract.ts'

interface Transition {
  token: string
  fromStatus: string
  toStatus: string
  notes: string
}

/** Writes what lists of transitions read, of the thing whose stream this is. */
export const projectTransition = (
  { tx, schema, id }: Target,
  { token, fromStatus, toStatus, notes }: Transition,
  at: string,
) =>
  tx.query(
    `insert into ${schema}.status_transition (token, of, from_status, to_status, notes, created_on)
     values ($1, $2, $3, $4, $5, $6)`,
    [token, id, fromStatus, toStatus, notes, at],
  )

interface Row {
  token: string
  from_status: string
  to_status: string
  notes: string
  created_on: Date
}

const COLUMNS = 'token, from_status, to_status, notes, created_on'

/** Lists the transitions of an identity or account, the latest first. */
export async function listTransitions(
  db: Queryable,
  of: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; data: StatusTransitionView[] }> {
  const [total] = await db.query<{ count: number }>(
    'select count(*)::int as count from main.status_transition where of = $1',
    [of],
  )
  const rows = await db.query<Row>(
    `select ${COLUMNS} from main.status_transition where of = $1
     order by created_on desc, token limit $2 offset $3`,
    [of, limit, offset],
  )
  return { count: total?.count ?? 0, data: rows.map(toView) }
}

/** Undefined where there is none. */
export async function findTransition(
  db: Queryable,
  of: string,
  token: string,
): Promise<StatusTransitionView | undefined> {
  const [row] = await db.query<Row>(
    `select ${COLUMNS} from main.status_transition where of = $1 and token = $2`,
    [of, token],
  )
  return row && toView(row)
}

const toView = ({ token, from_status, to_status, notes, created_on }: Row): StatusTransitionView => ({
  token,
  transition: to_status,
  fromStatus: from_status,
  toStatus: to_status,
  createdOn: created_on.toISOString(),
  notes,
})
