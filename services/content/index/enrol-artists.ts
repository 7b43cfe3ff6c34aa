import type { Queryable } from '#services/shared/database/driver.ts'
import { artistKeyOf } from './lexemes.ts'
import { wordsOf } from './words.ts'

interface Credit {
  /** The name as the image's owner wrote it. */
  artist: string
  /** When the owner wrote it. */
  at: Date
}

/**
 * Answers the ids of artists by their folded names. A new name becomes an artist, in the spelling that came
 * first. A name without a word in it is nobody's.
 */
export async function enrolArtists(tx: Queryable, credits: readonly Credit[]): Promise<Map<string, number>> {
  const named = new Map<string, { folded: string; name: string; created_at: Date }>()
  for (const { artist, at } of credits) {
    const folded = foldArtistName(artist)
    if (folded && !named.has(folded)) named.set(folded, { folded, name: artist.trim(), created_at: at })
  }
  const ids = await idsOf(tx, [...named.keys()])
  // Write them in one order: two transactions that enrol the same names must not deadlock.
  const fresh = [...named.values()]
    .filter(({ folded }) => !ids.has(folded))
    .sort((a, b) => (a.folded < b.folded ? -1 : 1))
  if (fresh.length === 0) return ids
  await tx.query(
    `insert into content.artists (folded, name, created_at)
     select folded, name, created_at from json_to_recordset($1::json) as r(folded text, name text, created_at timestamptz)
     on conflict (folded) do nothing`,
    [JSON.stringify(fresh)],
  )
  return new Map([
    ...ids,
    ...(await idsOf(
      tx,
      fresh.map(({ folded }) => folded),
    )),
  ])
}

/** Folds a name as `content.artists` tells names apart; empty for none. */
export const foldArtistName = (artist: string): string => artistKeyOf(wordsOf(artist))

async function idsOf(tx: Queryable, folded: readonly string[]): Promise<Map<string, number>> {
  return new Map([...(await findArtists(tx, folded))].map(([name, { id }]) => [name, id]))
}

/** Reads artists by their folded names. */
export async function findArtists(
  db: Queryable,
  folded: readonly string[],
): Promise<Map<string, { id: number; royalty_code: string }>> {
  if (folded.length === 0) return new Map()
  const rows = await db.query<{ folded: string; id: number; royalty_code: string }>(
    'select folded, id, royalty_code from content.artists where folded in (select json_array_elements_text($1::json))',
    [JSON.stringify(folded)],
  )
  return new Map(rows.map((row) => [row.folded, row]))
}

/** Reads names by id, as they are written. */
export async function namesOf(db: Queryable, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.query<{ id: number; name: string }>(
    'select id, name from content.artists where id in (select json_array_elements_text($1::json)::int)',
    [JSON.stringify(ids)],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Reads folded names, in no order. */
export async function foldedNamesOf(db: Queryable, ids: readonly number[]): Promise<string[]> {
  const rows = await db.query<{ folded: string }>(
    'select folded from content.artists where id in (select json_array_elements_text($1::json)::int)',
    [JSON.stringify(ids)],
  )
  return rows.map(({ folded }) => folded)
}
