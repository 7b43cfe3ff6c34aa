import type { Queryable } from '#services/shared/database/driver.ts'

/** A payment to be captured, released or refunded at the provider. */
export interface Due {
  intent: string
  goal: 'capture' | 'return'
  state: 'open' | 'captured'
  /** The number of tries, this one included. */
  tries: number
}

/**
 * For so long no other process takes a payment that is being settled; longer than the provider's calls may
 * take.
 */
export const LEASE_SECONDS = 60

/**
 * Seconds before the next try after the first failure, the second, and so on; the last for every later one.
 */
const PAUSES = [5, 30, 120, 600, 3_600] as const

/** When to try again what has failed so many times. */
export const nextTry = (tries: number, at: Date): Date =>
  new Date(at.getTime() + (PAUSES[Math.min(tries, PAUSES.length) - 1] ?? PAUSES[0]) * 1000)

/**
 * Takes a due payment, so that no other process does. A payment whose order never came is given back from
 * here on: no order can claim it any more. Null when there is none.
 */
export async function takeDue(db: Queryable, at: Date): Promise<Due | null> {
  const [due] = await db.query<Due>(
    `update main.payment set tries = tries + 1, due_at = $1::timestamptz + interval '${LEASE_SECONDS} seconds',
       goal = case goal when 'hold' then 'return' else goal end
     where intent = (select intent from main.payment where due_at <= $1 order by due_at limit 1 for update skip locked)
     returning intent, goal, state, tries`,
    [at],
  )
  return due ?? null
}

/** Puts a failed try off, unless something else is to become of the payment by now. */
export async function postpone(db: Queryable, { intent, goal, tries }: Due, at: Date): Promise<void> {
  await db.query(
    'update main.payment set due_at = $4 where intent = $1 and goal = $2 and tries = $3 and due_at is not null',
    [intent, goal, tries, nextTry(tries, at)],
  )
}
