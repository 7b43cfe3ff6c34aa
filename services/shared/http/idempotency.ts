import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Database, Queryable } from '../database/driver.ts'
import { type Write, writeTogether } from '../database/write.ts'
import { maskTaxNumbers } from '../tax-numbers.ts'
import { conflict, invalid } from './problem.ts'

export interface Answer<T = unknown> {
  status: number
  body: T
}

interface Named {
  /** The service's schema, see {@link runOnce}. */
  schema: string
  request: FastifyRequest
  /** The caller: equal keys of different callers are unrelated. */
  scope: string
  /** What is asked, where several addresses ask the same; the request's own path when left out. */
  path?: string
  /** What is asked for, where the rest of the body may differ from try to try; all of it when left out. */
  asked?: unknown
  /** Of a body that holds what nobody may find by trying: a keyed hash; SHA-256 when left out. */
  hash?: (text: string) => string
}

interface Keyed extends Named {
  at: Date
}

const KEEP_HOURS = 24
const PURGED_AT_ONCE = 100

/**
 * Runs a write in a transaction, and once for each `Idempotency-Key`: the same request again gets the first
 * one's answer, another request under the same key 409 `idempotency_key_reused`. A refusal is not kept, so
 * that it can be tried again. Keys are kept 24 hours, in a table that the service's first migration creates:
 *
 *     create table main.idempotency_keys (
 *       scope text not null,
 *       key text not null,
 *       fingerprint text not null,
 *       status int,
 *       body jsonb,
 *       at timestamptz not null,
 *       primary key (scope, key)
 *     );
 *     create index on main.idempotency_keys (at);
 */
export const runOnce = <T>(
  { database, ...keyed }: Keyed & { database: Database },
  write: (tx: Queryable) => Promise<Answer<T>>,
): Promise<Answer<T>> => database.transaction((tx) => runOnceIn(tx, keyed, write))

/** Runs {@link runOnce} in a transaction that has begun, where only its locks tell who asks. */
export async function runOnceIn<T>(
  tx: Queryable,
  named: Keyed,
  write: (tx: Queryable) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  const { schema, request, scope, at } = named
  const key = readKey(request)
  if (key === undefined) return write(tx)
  const keys = `${schema}.idempotency_keys`
  const fingerprint = fingerprintOf(named)
  // A second request waits here until the first one has committed or rolled back.
  const [mine] = await tx.query(
    `insert into ${keys} as kept (scope, key, fingerprint, at) values ($1, $2, $3, $4)
     on conflict (scope, key) do update set fingerprint = excluded.fingerprint, status = null, body = null, at = excluded.at
     where kept.at < $5
     returning key`,
    [scope, key, fingerprint, at, keptSince(at)],
  )
  if (!mine) {
    const earlier = await readEarlierAnswer<T>(tx, keys, { scope, key, fingerprint })
    if (earlier) return earlier
    throw keyReused()
  }
  const answer = await write(tx)
  await writeTogether(tx, [
    {
      sql: `update ${keys} set status = $3, body = $4 where scope = $1 and key = $2`,
      params: [scope, key, answer.status, JSON.stringify(answer.body)],
    },
    purgeOf(keys, at),
  ])
  return answer
}

/**
 * Answers what {@link runOnce} kept for this request's key, or null. For a route that must ask elsewhere
 * first: work that is done already is answered even when that cannot be asked now.
 */
export async function readKeptAnswer<T>({
  database,
  ...named
}: Named & { database: Queryable }): Promise<Answer<T> | null> {
  const { schema, request, scope } = named
  const key = readKey(request)
  if (key === undefined) return null
  const keys = `${schema}.idempotency_keys`
  return readEarlierAnswer<T>(database, keys, { scope, key, fingerprint: fingerprintOf(named) })
}

/** What a key was answered, as {@link keptAnswerOf} reads it. */
export type Kept<T> = Answer<T> & { fingerprint: string }

/** Writes SQL for what a key was answered before, as JSON or null; scope and key are SQL too. */
export const keptAnswerOf = (schema: string, { scope, key }: { scope: string; key: string }): string =>
  `(select json_build_object('fingerprint', fingerprint, 'status', status, 'body', body)
    from ${schema}.idempotency_keys kept where kept.scope = ${scope} and kept.key = ${key})`

/** Answers what was kept for this request. Throws 409 where it was another request's. */
export function openKept<T>({ fingerprint, status, body }: Kept<T>, named: Named): Answer<T> {
  if (fingerprint !== fingerprintOf(named)) throw keyReused()
  return { status, body }
}

/**
 * The writes that keep the answer under a key that has none yet, for a work that is written in one statement:
 * where the key has one meanwhile, they break its unique constraint.
 */
export function keepAnswer(named: Keyed, answer: Answer): Write[] {
  const { schema, at } = named
  const kept = keepAnswerToo(named, answer)
  return kept.length > 0 ? [...kept, purgeOf(`${schema}.idempotency_keys`, at)] : []
}

/** The same of a work that answers under its key in another scope too. */
export function keepAnswerToo(named: Keyed, { status, body }: Answer): Write[] {
  const { schema, request, scope, at } = named
  const key = readKey(request)
  if (key === undefined) return []
  return [
    {
      sql: `insert into ${schema}.idempotency_keys (scope, key, fingerprint, status, body, at)
        values ($1, $2, $3, $4, $5, $6)`,
      params: [scope, key, fingerprintOf(named), status, JSON.stringify(body), at],
    },
  ]
}

/** The write that deletes some keys that are kept no more. */
const purgeOf = (keys: string, at: Date): Write => ({
  sql: `delete from ${keys} where (scope, key) in
    (select scope, key from ${keys} where at < $1 limit ${PURGED_AT_ONCE} for update skip locked)`,
  params: [keptSince(at)],
})

const keptSince = (at: Date): Date => new Date(at.getTime() - KEEP_HOURS * 3_600_000)

/**
 * Gives the keys of one scope to another, as what was written under them now belongs there. A key that the
 * other has used already stays: answers what those were answered, which has been written twice.
 */
export async function handOverKeys<T>(
  tx: Queryable,
  { schema, from, to }: { schema: string; from: string; to: string },
): Promise<T[]> {
  const keys = `${schema}.idempotency_keys`
  await tx.query(
    `with gone as (
       insert into ${keys} (scope, key, fingerprint, status, body, at)
       select $2, key, fingerprint, status, body, at from ${keys} where scope = $1
       on conflict do nothing returning key)
     delete from ${keys} where scope = $1 and key in (select key from gone)`,
    [from, to],
  )
  const left = await tx.query<{ body: T }>(`select body from ${keys} where scope = $1`, [from])
  return left.map(({ body }) => body)
}

async function readEarlierAnswer<T>(
  on: Queryable,
  keys: string,
  { scope, key, fingerprint }: { scope: string; key: string; fingerprint: string },
): Promise<Answer<T> | null> {
  const [earlier] = await on.query<Answer<T> & { fingerprint: string }>(
    `select fingerprint, status, body from ${keys} where scope = $1 and key = $2`,
    [scope, key],
  )
  if (!earlier) return null
  if (earlier.fingerprint !== fingerprint) throw keyReused()
  return { status: earlier.status, body: earlier.body }
}

export const keyReused = () =>
  conflict('This idempotency key was used for another request.', 'idempotency_key_reused')

/** For a write that must not be done without one. Throws 400. */
export function requireKey(request: FastifyRequest): string {
  const key = readKey(request)
  if (key === undefined) throw invalid({ non_field_errors: ['Send an Idempotency-Key.'] })
  return key
}

export function readKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw invalid({ non_field_errors: ['Idempotency-Key must be 1 to 200 printable characters.'] })
  }
  return key
}

const fingerprintOf = ({
  request: { method, url, body },
  path = url,
  asked = body,
  hash = sha256,
}: Named): string => hash(`${method} ${path}\n${JSON.stringify(asked ?? null)}`)

/** Without tax numbers, which whoever has the hash would find by trying: people write them anywhere. */
const sha256 = (text: string): string => createHash('sha256').update(maskTaxNumbers(text)).digest('hex')
