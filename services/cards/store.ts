import type { Database, Queryable } from '#services/shared/database/driver.ts'
import { type IntentRecord, noSuchIntent } from './intent.ts'
import { StripeProblem } from './wire.ts'

interface Answer {
  status: number
  body: object
}

const KEPT_HOURS = 24

export async function addIntent(tx: Queryable, intent: IntentRecord): Promise<IntentRecord> {
  await tx.query('insert into cards.intents (id, record) values ($1, $2)', [
    intent.id,
    JSON.stringify(intent),
  ])
  return intent
}

/** Throws where there is none. */
export async function findIntent(on: Queryable, id: string): Promise<IntentRecord> {
  const [row] = await on.query<{ record: IntentRecord }>('select record from cards.intents where id = $1', [
    id,
  ])
  if (!row) throw noSuchIntent(id)
  return row.record
}

/** Reads it, locked until the transaction ends. Throws where there is none. */
export async function lockIntent(
  tx: Queryable,
  id: string,
): Promise<{ intent: IntentRecord; refunded: number }> {
  const [row] = await tx.query<{ record: IntentRecord; refunded: number }>(
    'select record, refunded from cards.intents where id = $1 for update',
    [id],
  )
  if (!row) throw noSuchIntent(id)
  return { intent: row.record, refunded: row.refunded }
}

export async function writeIntent(tx: Queryable, intent: IntentRecord): Promise<IntentRecord> {
  await tx.query('update cards.intents set record = $2 where id = $1', [intent.id, JSON.stringify(intent)])
  return intent
}

/** Notes how many cents of it went back in all. */
export const noteRefunded = (tx: Queryable, id: string, refunded: number): Promise<unknown> =>
  tx.query('update cards.intents set refunded = $2 where id = $1', [id, refunded])

/** Refusals are answers too: Stripe repeats them under their key. */
const answerOf = async (work: () => Promise<object>): Promise<Answer> => {
  try {
    return { status: 200, body: await work() }
  } catch (error) {
    if (!(error instanceof StripeProblem)) throw error
    return { status: error.status, body: { error: error.error } }
  }
}

/** Runs a write once for its key, whose answer is kept for a day; a write without a key is run each time. */
export const runOnce = (
  database: Database,
  asked: { key: string | undefined; fingerprint: string; at: Date },
  work: (tx: Queryable) => Promise<object>,
): Promise<Answer> =>
  database.transaction(async (tx) => {
    const { key, fingerprint, at } = asked
    if (key === undefined) return answerOf(() => work(tx))
    await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`cards ${key}`])
    await tx.query('delete from cards.answers where at < $1', [
      new Date(at.getTime() - KEPT_HOURS * 3_600_000),
    ])
    const [earlier] = await tx.query<Answer & { fingerprint: string }>(
      'select fingerprint, status, body from cards.answers where key = $1',
      [key],
    )
    if (earlier) return earlier.fingerprint === fingerprint ? earlier : KEY_REUSED
    const answer = await answerOf(() => work(tx))
    await tx.query(
      'insert into cards.answers (key, fingerprint, status, body, at) values ($1, $2, $3, $4, $5)',
      [key, fingerprint, answer.status, JSON.stringify(answer.body), at],
    )
    return answer
  })

const KEY_REUSED: Answer = {
  status: 400,
  body: {
    error: {
      type: 'idempotency_error',
      message: 'Keys for idempotent requests can only be used with the same parameters.',
    },
  },
}
