import { folded } from '#services/shared/database/folded.ts'
import type { Target } from '#services/shared/events/handler.ts'
import type { StoredEvent } from '#services/shared/events/store.ts'
import { projectTransition } from '../transitions.ts'
import type { IdentityDetails, IdentityEvent } from './events.ts'

/** Brings the table of identities up to date; the stream's id is the token. */
export async function projectIdentity(
  target: Target,
  news: readonly StoredEvent<IdentityEvent>[],
): Promise<void> {
  for (const { event, at, version } of news) {
    if (event.type === 'identity.created') await insert(target, event.data, at)
    else if (event.type === 'identity.edited') await edit(target, event.data)
    else await changeStatus(target, event.data, at)
    await target.tx.query(`update ${target.schema}.artist_identity set version = $2 where token = $1`, [
      target.id,
      version,
    ])
  }
}

const NAMES = `coalesce(nullif(business_name, ''), last_name || ' ' || first_name)`
const WORDS = `first_name || ' ' || last_name || ' ' || business_name || ' ' || email || ' ' || token`

const foldWords = ({ tx, schema, id }: Target) =>
  tx.query(
    `update ${schema}.artist_identity set words_folded = ${folded(WORDS)}, name_folded = ${folded(NAMES)}
     where token = $1`,
    [id],
  )

async function insert(
  target: Target,
  { artist, firstName, lastName, businessName, email }: IdentityDetails & { artist: number },
  at: string,
): Promise<void> {
  const { tx, schema, id } = target
  await tx.query(
    `insert into ${schema}.artist_identity (token, artist, version, first_name, last_name, business_name, email,
       status, created_on, words_folded, name_folded)
     values ($1, $2, 0, $3, $4, $5, $6, 'PRE_ACTIVATED', $7, '', '')`,
    [id, artist, firstName, lastName, businessName, email, at],
  )
  await foldWords(target)
}

async function edit(target: Target, changes: Partial<IdentityDetails>): Promise<void> {
  const { tx, schema, id } = target
  await tx.query(
    `update ${schema}.artist_identity set first_name = coalesce($2, first_name), last_name = coalesce($3, last_name),
       business_name = coalesce($4, business_name), email = coalesce($5, email) where token = $1`,
    [
      id,
      changes.firstName ?? null,
      changes.lastName ?? null,
      changes.businessName ?? null,
      changes.email ?? null,
    ],
  )
  await foldWords(target)
}

async function changeStatus(
  target: Target,
  change: Parameters<typeof projectTransition>[1],
  at: string,
): Promise<void> {
  const { tx, schema, id } = target
  await tx.query(`update ${schema}.artist_identity set status = $2 where token = $1`, [id, change.toStatus])
  await projectTransition(target, change, at)
}
