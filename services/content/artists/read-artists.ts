import type { Queryable } from '#services/shared/database/driver.ts'
import type { Window } from '#services/shared/http/windows.ts'
import { wordsOf } from '../index/words.ts'
import type { ArtistView } from './contract.ts'

export interface ArtistsRequest extends Window {
  /** Null for both. */
  gaa_artist: boolean | null
  active: boolean | null
  ordering: keyof typeof ORDERS
  search: string
}

interface ArtistRow {
  id: number
  name: string
  gaa_artist: boolean
  active: boolean
  royalty_code: string
  created_at: Date
}

/** An artist never changes once enrolled, so the last to come is the last changed. */
export const ORDERS = { name: 'folded collate "C", id', '-modified': 'created_at desc, id desc' } as const

const MATCHING = `
  ($1::boolean is null or gaa_artist = $1) and ($2::boolean is null or active = $2)
  and not exists (select from json_array_elements_text($3::json) word where strpos(folded, word) = 0)`

/** `code` says whether the caller may see royalty codes. */
export async function listArtists(
  db: Queryable,
  { gaa_artist, active, ordering, search, limit, offset }: ArtistsRequest,
  { code }: { code: boolean },
): Promise<{ count: number; artists: ArtistView[] }> {
  const asked = [gaa_artist, active, JSON.stringify(wordsOf(search))]
  const [total] = await db.query<{ count: number }>(
    `select count(*)::int as count from content.artists where ${MATCHING}`,
    asked,
  )
  const rows = await db.query<ArtistRow>(
    `select id, name, gaa_artist, active, royalty_code, created_at from content.artists
     where ${MATCHING} order by ${ORDERS[ordering]} limit $4 offset $5`,
    [...asked, limit, offset],
  )
  const artists = rows.map(({ created_at, royalty_code, ...row }) => ({
    ...row,
    created: created_at.toISOString(),
    royalty_code: code ? royalty_code : '',
  }))
  return { count: total?.count ?? 0, artists }
}
