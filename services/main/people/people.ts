import type { Queryable } from '#services/shared/database/driver.ts'
import type { AccessClaims } from '#services/shared/http/claims.ts'
import type { HistoryActorView } from './contract.ts'

/** Notes who a uuid is, as of their last write. */
export const notePerson = (
  tx: Queryable,
  { user_id, email, is_staff }: Pick<AccessClaims, 'user_id' | 'email' | 'is_staff'>,
) =>
  tx.query(
    `insert into main.person (uuid, email, is_staff) values ($1, $2, $3)
     on conflict (uuid) do update set email = excluded.email, is_staff = excluded.is_staff
     where (person.email, person.is_staff) is distinct from (excluded.email, excluded.is_staff)`,
    [user_id, email, is_staff],
  )

/**
 * Writes SQL for whether {@link notePerson} would change nothing, as nothing for a guest; `from` is the
 * number of its first parameter, of those that {@link asNoted} lists.
 */
export const isNotedAs = (from: number): string =>
  `($${from}::uuid is null or exists (select from main.person
    where (uuid, email, is_staff) = ($${from}::uuid, $${from + 1}::text, $${from + 2}::boolean)))`

export const asNoted = (user: Pick<AccessClaims, 'user_id' | 'email' | 'is_staff'> | null) => [
  user?.user_id ?? null,
  user?.email ?? null,
  user?.is_staff ?? null,
]

/** Notes the address that an account has today; of one that has never written here, nothing else is known. */
export const noteAddress = (tx: Queryable, uuid: string, email: string) =>
  tx.query(
    `insert into main.person (uuid, email, is_staff) values ($1, $2, false)
     on conflict (uuid) do update set email = excluded.email where person.email <> excluded.email`,
    [uuid, email],
  )

/** Who reads a history. */
export type Reader = Pick<AccessClaims, 'user_id' | 'is_staff'> | null

/** Answers the actors of events as a reader may see them: names are for staff, and one's own. */
export async function readActors(
  db: Queryable,
  actors: readonly string[],
  reader: Reader,
): Promise<(actor: string) => HistoryActorView> {
  const uuids = [...new Set(actors)].filter((actor) => actor !== 'guest' && actor !== 'system')
  const people = await db.query<{ uuid: string; email: string; is_staff: boolean }>(
    'select uuid, email, is_staff from main.person where uuid = any($1::uuid[])',
    [uuids],
  )
  const byUuid = new Map(people.map((person) => [person.uuid, person]))
  return (actor) => {
    if (actor === 'guest' || actor === 'system') return { kind: actor, name: null, is_you: false }
    const person = byUuid.get(actor)
    const is_you = actor === reader?.user_id
    const name = is_you || reader?.is_staff ? (person?.email ?? null) : null
    return { kind: person?.is_staff ? 'staff' : 'user', name, is_you }
  }
}
