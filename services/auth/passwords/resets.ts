import { createHash, randomBytes } from 'node:crypto'
import type { Queryable } from '../../shared/database/driver.ts'
import type { ResetLink } from './mails.ts'

const TOKEN_BYTES = 32
const GOOD_FOR_MS = 3_600_000

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/**
 * Writes a user's id as a link carries it, and reads it back: null for an id that no link of ours carries.
 */
export const uidOf = (uuid: string): string =>
  Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url')
export function uuidOf(uid: string): string | null {
  const hex = Buffer.from(uid, 'base64url').toString('hex')
  const parts = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/.exec(hex)
  return parts ? parts.slice(1).join('-') : null
}

/** Makes a new link; earlier ones stop working. */
export async function makeReset(tx: Queryable, uuid: string, at: Date): Promise<ResetLink> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await tx.query(
    `insert into auth.password_resets (user_uuid, token_hash, expires) values ($1, $2, $3)
     on conflict (user_uuid) do update set token_hash = excluded.token_hash, expires = excluded.expires`,
    [uuid, hashOf(token), new Date(at.getTime() + GOOD_FOR_MS)],
  )
  return { uid: uidOf(uuid), token }
}

/** Whether the link is good now. */
export async function isGood(db: Queryable, uuid: string, token: string, at: Date): Promise<boolean> {
  const found = await db.query(
    'select 1 from auth.password_resets where user_uuid = $1 and token_hash = $2 and expires > $3',
    [uuid, hashOf(token), at],
  )
  return found.length > 0
}

/** Spends the link; false when somebody was sooner, or when it has stopped working. */
export async function spendReset(tx: Queryable, uuid: string, token: string, at: Date): Promise<boolean> {
  const spent = await tx.query(
    'delete from auth.password_resets where user_uuid = $1 and token_hash = $2 and expires > $3 returning 1',
    [uuid, hashOf(token), at],
  )
  return spent.length > 0
}
