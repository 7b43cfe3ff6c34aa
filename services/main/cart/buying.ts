import { type Database, DatabaseError, type Queryable } from '#services/shared/database/driver.ts'
import { VersionConflict } from '#services/shared/events/store.ts'
import type { Answer } from '#services/shared/http/idempotency.ts'
import type { Purchase } from './print.ts'

interface Buying<T> {
  /** Asks the catalogue what is bought, and throws where it cannot be. */
  buy: () => Promise<Purchase>
  write: (purchase: Purchase) => Promise<Answer<T>>
  /** Answers what the key was answered before; null for a new one. */
  findEarlier: () => Promise<Answer<T> | null>
}

/**
 * Writes what is bought. Throws what `buy` throws, but where it is written already: the answer is the first
 * one's, even when nothing can be bought now.
 */
export async function buyOnce<T>({ buy, write, findEarlier }: Buying<T>): Promise<Answer<T>> {
  // Ask before the transaction: the embedded store has one connection, and the content service needs it to
  // answer.
  const bought = await buy().then(
    (purchase) => ({ purchase }),
    (refusal: unknown) => ({ refusal }),
  )
  if ('purchase' in bought) return write(bought.purchase)
  const earlier = await findEarlier()
  if (earlier) return earlier
  throw bought.refusal
}

/** Nobody has noted yet who writes. */
export class NotNoted extends Error {}

/** The second try reads what the first one was overtaken by; the third, what another cart's add has kept. */
const TRIES = 3

/**
 * Runs a write in a transaction, and anew where it was overtaken or nobody had noted who writes: `isAgain`
 * then says to note and to hold first.
 */
export async function writeAnew<T>(
  database: Database,
  write: (tx: Queryable, isAgain: boolean) => Promise<T>,
  tried = 0,
): Promise<T> {
  try {
    return await database.transaction((tx) => write(tx, tried > 0))
  } catch (error) {
    if (tried + 1 < TRIES && (error instanceof NotNoted || isOvertaken(error)))
      return writeAnew(database, write, tried + 1)
    throw error
  }
}

const UNIQUE_VIOLATION = '23505'

/** Whether somebody wrote to the cart, or used the key, after this write had read them. */
const isOvertaken = (error: unknown): boolean =>
  error instanceof VersionConflict || (error instanceof DatabaseError && error.code === UNIQUE_VIOLATION)
