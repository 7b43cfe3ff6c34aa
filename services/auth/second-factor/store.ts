import type { Queryable } from '../../shared/database/driver.ts'

export interface Factor {
  /** sealed (sealer.ts) */
  secret: string
  begun: Date
  /** Null until it is confirmed; no code is asked for before. */
  confirmed: Date | null
}

/** Replaces an unconfirmed factor. False where a confirmed one stands. */
export async function propose(tx: Queryable, uuid: string, secret: string, at: Date): Promise<boolean> {
  const proposed = await tx.query(
    `insert into auth.second_factors as held (user_uuid, secret, begun) values ($1, $2, $3)
     on conflict (user_uuid) do update set secret = excluded.secret, begun = excluded.begun
     where held.confirmed is null returning 1`,
    [uuid, secret, at],
  )
  return proposed.length > 0
}

/** Finds the factor, and makes other tries of the user's codes wait until the transaction ends. */
export async function lock(tx: Queryable, uuid: string): Promise<Factor | undefined> {
  const [factor] = await tx.query<Factor>(
    'select secret, begun, confirmed from auth.second_factors where user_uuid = $1 for update',
    [uuid],
  )
  return factor
}

export async function confirm(tx: Queryable, uuid: string, at: Date): Promise<void> {
  await tx.query('update auth.second_factors set confirmed = $2 where user_uuid = $1', [uuid, at])
}

/** Takes the step of a code; false where that step or a later one was taken before. */
export async function takeStep(tx: Queryable, uuid: string, step: number): Promise<boolean> {
  const taken = await tx.query(
    'update auth.second_factors set last_step = $2 where user_uuid = $1 and last_step < $2 returning 1',
    [uuid, step],
  )
  return taken.length > 0
}

/** Spends the code; false where the user has no such code any more. */
export async function takeRecoveryCode(tx: Queryable, uuid: string, hash: string): Promise<boolean> {
  const taken = await tx.query(
    'delete from auth.recovery_codes where user_uuid = $1 and hash = $2 returning 1',
    [uuid, hash],
  )
  return taken.length > 0
}

export async function replaceRecoveryCodes(
  tx: Queryable,
  uuid: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.query('delete from auth.recovery_codes where user_uuid = $1', [uuid])
  await tx.query('insert into auth.recovery_codes (user_uuid, hash) select $1, unnest($2::text[])', [
    uuid,
    hashes,
  ])
}

/** Removes the factor; false where none was confirmed. */
export async function remove(tx: Queryable, uuid: string): Promise<boolean> {
  const removed = await tx.query(
    'delete from auth.second_factors where user_uuid = $1 and confirmed is not null returning 1',
    [uuid],
  )
  return removed.length > 0
}

/** Counts the recovery codes that are left; null where two-step verification is off. */
export async function countCodesLeft(db: Queryable, uuid: string): Promise<number | null> {
  const [found] = await db.query<{ left: number }>(
    `select (select count(*)::int from auth.recovery_codes where user_uuid = $1) as left
     from auth.second_factors where user_uuid = $1 and confirmed is not null`,
    [uuid],
  )
  return found?.left ?? null
}
