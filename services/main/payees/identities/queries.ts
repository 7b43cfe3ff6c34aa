import type { IdentityStatus } from '#machines/lifecycles/identity.ts'
import { statusOffers } from '#machines/lifecycles/status-offers.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { holdsWords } from '#services/shared/database/folded.ts'
import { notFound } from '#services/shared/http/problem.ts'
import type { IdentityQuery } from './body.ts'
import type { IdentityView } from './contract.ts'

interface IdentityRow {
  token: string
  artist: number
  version: number
  first_name: string
  last_name: string
  business_name: string
  email: string
  status: IdentityStatus
  created_on: Date
  shared: string[] | null
}

/** Other identities that have an account with a number of this one's. */
const SHARED = `(select array_agg(distinct other.identity order by other.identity)
  from main.payment_account own join main.vault mine on mine.id = own.secret
  join main.vault same on same.mark = mine.mark and same.id <> mine.id
  join main.payment_account other on other.secret = same.id
  where own.identity = i.token and other.identity <> i.token) as shared`

const COLUMNS = `i.token, i.artist, i.version, i.first_name, i.last_name, i.business_name, i.email, i.status, i.created_on`

const ORDER = { name: 'i.name_folded', createdOn: 'i.created_on', status: 'i.status' } as const

export async function listIdentities(
  db: Queryable,
  { search, status, artist, ordering, limit, offset }: IdentityQuery,
): Promise<{ count: number; data: IdentityView[] }> {
  const where = `($1 = '' or ${holdsWords('i.words_folded', '$1')}) and ($2::text is null or i.status = $2)
    and ($3::int is null or i.artist = $3)`
  const asked = [search.trim(), status, artist]
  const [total] = await db.query<{ count: number }>(
    `select count(*)::int as count from main.artist_identity i where ${where}`,
    asked,
  )
  const way = ordering.startsWith('-') ? 'desc' : 'asc'
  const by = ORDER[ordering.replace('-', '') as keyof typeof ORDER]
  const rows = await db.query<IdentityRow>(
    `select ${COLUMNS}, ${SHARED} from main.artist_identity i where ${where}
     order by ${by} ${way}, i.token ${way} limit $4 offset $5`,
    [...asked, limit, offset],
  )
  return { count: total?.count ?? 0, data: rows.map(toView) }
}

/** Throws 404. */
export async function readIdentity(db: Queryable, token: string): Promise<IdentityView> {
  const [row] = await db.query<IdentityRow>(
    `select ${COLUMNS}, ${SHARED} from main.artist_identity i where i.token = $1`,
    [token],
  )
  if (!row) throw notFound()
  return toView(row)
}

const toView = (row: IdentityRow): IdentityView => ({
  token: row.token,
  artist: row.artist,
  firstName: row.first_name,
  lastName: row.last_name,
  businessName: row.business_name,
  email: row.email,
  status: row.status,
  createdOn: row.created_on.toISOString(),
  version: row.version,
  sharedWith: row.shared ?? [],
  transitions: statusOffers('identity', row.status, 'staff'),
})
