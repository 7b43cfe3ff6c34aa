import { createHash, randomBytes } from 'node:crypto'
import type { Queryable } from './database/driver.ts'

const TOKEN_BYTES = 24
const PURGED_AT_ONCE = 500

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

export interface Link {
  /** 32 characters of base64url: whoever has it may follow the link. */
  token: string
  /** ISO 8601 */
  expires_at: string
}

/** Links that are good once, and not for long. */
export interface Links<To extends object> {
  make(db: Queryable, to: To, at: Date): Promise<Link>
  /** Answers what a link leads to, and takes it away; null where there is none. */
  take(db: Queryable, token: string, at: Date): Promise<To | null>
  /** Deletes links that nobody has followed; answers whether there are more. */
  purge(db: Queryable, at: Date): Promise<boolean>
}

/**
 * Makes links that are kept in a table: `hash bytea primary key`, as the database never knows a token,
 * `expires_at timestamptz`, and a column for each part of what they lead to.
 */
export const createLinks = <To extends object>(table: string, lifeMs: number): Links<To> => ({
  async make(db, to, at) {
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    const expires_at = new Date(at.getTime() + lifeMs).toISOString()
    const row = { ...to, hash: `\\x${hashOf(token).toString('hex')}`, expires_at }
    await db.query(`insert into ${table} select * from json_populate_record(null::${table}, $1::json)`, [
      JSON.stringify(row),
    ])
    return { token, expires_at }
  },

  async take(db, token, at) {
    const [taken] = await db.query<{ to: To; is_good: boolean }>(
      `delete from ${table} t where hash = $1
       returning to_jsonb(t) - 'hash' - 'expires_at' as "to", expires_at > $2 as is_good`,
      [hashOf(token), at],
    )
    return taken?.is_good ? taken.to : null
  },

  async purge(db, at) {
    const purged = await db.query(
      `delete from ${table} where hash in
         (select hash from ${table} where expires_at < $1 order by expires_at limit ${PURGED_AT_ONCE})
       returning 1`,
      [at],
    )
    return purged.length === PURGED_AT_ONCE
  },
})
