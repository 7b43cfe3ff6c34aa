import type { Queryable } from '../../shared/database/driver.ts'
import type { User } from '../users/store.ts'
import type { Place } from './place.ts'
import { REPEAT_MS, type Session } from './rotation.ts'

const COLUMNS = 'id, user_uuid, begun, generation, issued, expires, ended, device, network'

/**
 * Tells whether a sign-in is still right since it was checked. It locks the user, so that a change of that
 * waits for the transaction.
 */
export async function holdsStill(
  tx: Queryable,
  { uuid, password }: Pick<User, 'uuid' | 'password'>,
  byCode: boolean,
): Promise<boolean> {
  const same = await tx.query('select 1 from auth.users where uuid = $1 and password = $2 for share', [
    uuid,
    password,
  ])
  if (same.length === 0 || byCode) return same.length > 0
  const asked = await tx.query(
    'select 1 from auth.second_factors where user_uuid = $1 and confirmed is not null',
    [uuid],
  )
  return asked.length === 0
}

export async function add(
  tx: Queryable,
  { id, user_uuid, begun, generation, issued, expires, device, network }: Session,
): Promise<void> {
  await tx.query(
    `insert into auth.sessions (id, user_uuid, begun, generation, issued, expires, device, network)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, user_uuid, begun, generation, issued, expires, device, network],
  )
}

export async function find(tx: Queryable, id: string): Promise<Session | undefined> {
  return (await tx.query<Session>(`select ${COLUMNS} from auth.sessions where id = $1`, [id]))[0]
}

/** Finds the session, and makes its other refreshes wait until the transaction ends. */
export async function lock(tx: Queryable, id: string): Promise<Session | undefined> {
  return (await tx.query<Session>(`select ${COLUMNS} from auth.sessions where id = $1 for update`, [id]))[0]
}

export async function spentAt(tx: Queryable, id: string, generation: number): Promise<Date | undefined> {
  const [spent] = await tx.query<{ at: Date }>(
    'select at from auth.spent_generations where session_id = $1 and generation = $2',
    [id, generation],
  )
  return spent?.at
}

/** Spends the present generation for the next one. */
export async function rotate(
  tx: Queryable,
  id: string,
  { issued, expires, device, network }: Pick<Session, 'issued' | 'expires'> & Place,
): Promise<Session | undefined> {
  await tx.query('delete from auth.spent_generations where session_id = $1 and at < $2', [
    id,
    new Date(issued.getTime() - REPEAT_MS),
  ])
  await tx.query(
    'insert into auth.spent_generations (session_id, generation, at) select id, generation, $2 from auth.sessions where id = $1',
    [id, issued],
  )
  const [session] = await tx.query<Session>(
    `update auth.sessions set generation = generation + 1, issued = $2, expires = $3, device = $4, network = $5
     where id = $1 returning ${COLUMNS}`,
    [id, issued, expires, device, network],
  )
  return session
}

/** Ends the session and answers its user; undefined where there is none. */
export async function end(tx: Queryable, id: string, at: Date): Promise<string | undefined> {
  const [session] = await tx.query<Pick<Session, 'user_uuid'>>(
    'update auth.sessions set ended = coalesce(ended, $2) where id = $1 returning user_uuid',
    [id, at],
  )
  return session?.user_uuid
}

/** Reads a page of a user's live sessions, the last used first, and how many there are. */
export async function listLive(
  db: Queryable,
  uuid: string,
  now: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; sessions: Session[] }> {
  const going = 'from auth.sessions where user_uuid = $1 and ended is null and expires > $2'
  const [counted] = await db.query<{ count: number }>(`select count(*)::int as count ${going}`, [uuid, now])
  const sessions = await db.query<Session>(
    `select ${COLUMNS} ${going} order by issued desc, id limit $3 offset $4`,
    [uuid, now, limit, offset],
  )
  return { count: counted?.count ?? 0, sessions }
}

/** Ends one of a user's sessions; false where the user has no such live one. */
export async function endOwn(tx: Queryable, uuid: string, id: string, at: Date): Promise<boolean> {
  const ended = await tx.query(
    `update auth.sessions set ended = $3
     where id = $1 and user_uuid = $2 and ended is null and expires > $3 returning 1`,
    [id, uuid, at],
  )
  return ended.length > 0
}

/** Ends every session of a user except the one to keep. */
export async function endAll(tx: Queryable, uuid: string, at: Date, keeping?: string): Promise<void> {
  await tx.query(
    `update auth.sessions set ended = coalesce(ended, $2) where user_uuid = $1 and id is distinct from $3`,
    [uuid, at, keeping ?? null],
  )
}

export async function purgeExpired(tx: Queryable, now: Date): Promise<void> {
  await tx.query(
    `delete from auth.sessions where id in
       (select id from auth.sessions where expires < $1 limit 100 for update skip locked)`,
    [now],
  )
}
