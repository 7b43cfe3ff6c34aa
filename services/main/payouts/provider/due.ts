import type { Queryable } from '#services/shared/database/driver.ts'

/** A payout of which the provider is to be asked. */
export interface DuePayout {
  payout: string
  /** Whether it was given to the provider, or may have been. */
  isGiven: boolean
  /** How often it was asked of, this time included. */
  tries: number
}

/** For so long no other process asks of the same payout; longer than the calls of one turn may take. */
const LEASE_SECONDS = 120

/** Seconds until the provider is asked again, after the first time, the second, and so on. */
const PAUSES = [60, 60, 300, 900, 3_600] as const
const DAY_SECONDS = 86_400
/** Banks take money back for so long. */
const WATCHED_DAYS = 60

/** Has the provider asked of a payout from now on. Call it in the transaction that sends the payout. */
export async function watch(tx: Queryable, payout: string, at: Date): Promise<void> {
  await tx.query('insert into main.provider_payment (payout, due_at, watched_until) values ($1, $2, $3)', [
    payout,
    at,
    new Date(at.getTime() + WATCHED_DAYS * DAY_SECONDS * 1_000),
  ])
}

/** Takes what is due first, so that no other process does. Null where nothing is. */
export async function takeDue(db: Queryable, at: Date): Promise<DuePayout | null> {
  const [due] = await db.query<DuePayout>(
    `update main.provider_payment set tries = tries + 1, due_at = $1::timestamptz + interval '${LEASE_SECONDS} seconds'
     where payout = (
       select payout from main.provider_payment where due_at <= $1 order by due_at limit 1 for update skip locked)
     returning payout, given_at is not null as "isGiven", tries`,
    [at],
  )
  return due ?? null
}

/**
 * Keeps that the provider has a payout from here on, so that nobody gives it again. False where that was kept
 * before, or staff have recorded something of it: then it must not be given.
 */
export async function markGiven(db: Queryable, payout: string, at: Date): Promise<boolean> {
  const marked = await db.query(
    `update main.provider_payment set given_at = $2 where payout = $1 and given_at is null
       and exists (select from main.payout where token = $1 and status = 'sent') returning payout`,
    [payout, at],
  )
  return marked.length > 0
}

/** Takes the mark back, where the provider has said that it did not take the payout. */
export async function unmarkGiven(db: Queryable, payout: string): Promise<void> {
  await db.query('update main.provider_payment set given_at = null where payout = $1', [payout])
}

/** Has the provider asked again at once, as a payout has just been given. */
export async function askAtOnce(db: Queryable, { payout }: DuePayout, at: Date): Promise<void> {
  await db.query('update main.provider_payment set due_at = $2 where payout = $1', [payout, at])
}

/**
 * Puts the next asking off: by minutes while a payout is under way, by a day while it may still come back,
 * for good after that.
 */
export async function putOff(db: Queryable, { payout, tries }: DuePayout, at: Date): Promise<void> {
  const pause = PAUSES[Math.min(tries, PAUSES.length) - 1] ?? PAUSES[0]
  await db.query(
    `update main.provider_payment as asked set due_at = case
       when payout.status = 'sent' then $2::timestamptz + make_interval(secs => $3)
       when payout.status in ('paid', 'failed') and $2 < asked.watched_until then $2 + interval '1 day'
     end
     from main.payout where payout.token = asked.payout and asked.payout = $1`,
    [payout, at, pause],
  )
}
