import type { Queryable } from '../database/driver.ts'
import type { Person } from './resource.ts'

/**
 * Notes who a uuid is, as of their last write, in a table that the service's migrations create:
 *
 *     create table content.person (uuid uuid primary key, email text not null, is_staff boolean not null);
 */
export const notePerson = (tx: Queryable, schema: string, { user_id, email, is_staff }: Person) =>
  tx.query(
    `insert into ${schema}.person (uuid, email, is_staff) values ($1, $2, $3)
     on conflict (uuid) do update set email = excluded.email, is_staff = excluded.is_staff
     where (person.email, person.is_staff) is distinct from (excluded.email, excluded.is_staff)`,
    [user_id, email, is_staff],
  )

/** Answers how to name the actors of events: by their email, null for the shop itself. */
export async function readNames(
  db: Queryable,
  schema: string,
  actors: readonly string[],
): Promise<(actor: string) => string | null> {
  const uuids = [...new Set(actors)].filter((actor) => actor !== 'system')
  if (uuids.length === 0) return () => null
  const people = await db.query<{ uuid: string; email: string }>(
    `select uuid, email from ${schema}.person where uuid = any($1::uuid[])`,
    [uuids],
  )
  const emails = new Map(people.map(({ uuid, email }) => [uuid, email]))
  return (actor) => emails.get(actor) ?? null
}

/** Answers somebody who has been noted. */
export async function readPerson(db: Queryable, schema: string, uuid: string): Promise<Person> {
  const [person] = await db.query<Person>(
    `select uuid as user_id, email, is_staff from ${schema}.person where uuid = $1`,
    [uuid],
  )
  if (!person) throw new Error(`${uuid} was never noted.`)
  return person
}
