import type { Queryable } from '#services/shared/database/driver.ts'
import { hasWords } from '#services/shared/database/folded.ts'
import { notFound } from '#services/shared/http/problem.ts'
import type { Window } from '#services/shared/http/windows.ts'
import { mediaOf } from '../images/image-view.ts'
import type { OwnArtist } from '../images/ownership.ts'
import { quoteLexeme } from '../index/lexeme-text.ts'
import { artistOf } from '../index/lexemes.ts'
import { wordsOf } from '../index/words.ts'
import { type OwnWorkView, WORK_STATES, type WorkChangeView, type WorkState } from './contract.ts'

/** $1 is the account, $2 how the index of searches names the artist. */
export const OWN = `(
    select seq from content.image_search where terms @@ $2::tsquery
    union select images.seq from content.uploads join content.images on images.id = uploads.image_id
    where uploads.creator_uuid = $1::uuid
  ) own join content.images i using (seq) left join content.uploads u on u.image_id = i.id
  where i.publisher <> 'GET'`

export const valuesOf = ({ account, name }: OwnArtist): [string, string] => [
  account,
  quoteLexeme(artistOf(wordsOf(name))),
]

const STATE = `case when i.withdrawn then 'withdrawn' when i.published then 'published'
  when coalesce(u.refusal, '') <> '' then 'refused' else 'waiting' end`

interface WorkRow {
  id: string
  version: number
  title: string
  caption: string
  keywords: string[]
  state: WorkState
  refusal: string
  change: WorkChangeView | null
  artworkVersion: string
  placeholder: string
  pixelWidth: number
  pixelHeight: number
  max_width: number
  max_height: number
  price: number
  created: Date
  updated: Date
}

const COLUMNS = `i.id, i.title, i.caption, i.keywords, ${STATE} as state, coalesce(u.refusal, '') as refusal,
  i.version + (select count(*) + count(decided_version) from content.art_changes where image_id = i.id)::int as version,
  (select case when decision in ('waiting', 'refused') then
     json_build_object('state', decision, 'title', title, 'caption', caption, 'keywords', keywords, 'words', words,
       'reason', reason, 'asked', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end
   from content.art_changes where image_id = i.id order by art_changes.id desc limit 1) as change,
  i.artwork_version as "artworkVersion", i.placeholder, i.pixel_width as "pixelWidth", i.pixel_height as "pixelHeight",
  i.max_width, i.max_height, i.price, i.created_at as created, i.updated_at as updated`

export interface WorksAsked extends Window {
  state: WorkState | null
  search: string
}

/** Lists an artist's works, the newest first. */
export async function listWorks(
  db: Queryable,
  artist: OwnArtist,
  { state, search, limit, offset }: WorksAsked,
): Promise<{ count: number; works: OwnWorkView[]; states: Record<WorkState, number> }> {
  const matches = `($3::text is null or ${STATE} = $3) and (btrim($4) = '' or ${hasWords(
    `i.title || ' ' || array_to_string(i.keywords, ' ')`,
    '$4',
  )})`
  const values = [...valuesOf(artist), state, search]
  const counts = await db.query<{ state: WorkState; count: number; matching: number }>(
    `select ${STATE} as state, count(*)::int as count, count(*) filter (where ${matches})::int as matching
     from ${OWN} group by 1`,
    values,
  )
  const rows = await db.query<WorkRow>(
    `select ${COLUMNS} from ${OWN} and ${matches} order by i.seq desc limit $5 offset $6`,
    [...values, limit, offset],
  )
  const countOf = (each: WorkState) => counts.find((row) => row.state === each)?.count ?? 0
  return {
    count: counts.reduce((sum, { matching }) => sum + matching, 0),
    works: rows.map(toWork),
    states: Object.fromEntries(WORK_STATES.map((each) => [each, countOf(each)])) as Record<WorkState, number>,
  }
}

/** Reads one of an artist's works. Throws 404, for another's too. */
export async function readWork(db: Queryable, artist: OwnArtist, id: string): Promise<OwnWorkView> {
  const [row] = await db.query<WorkRow>(`select ${COLUMNS} from ${OWN} and i.id = $3`, [
    ...valuesOf(artist),
    id,
  ])
  if (!row) throw notFound()
  return toWork(row)
}

function toWork({
  title,
  caption,
  keywords,
  refusal,
  artworkVersion,
  placeholder,
  pixelWidth,
  pixelHeight,
  created,
  updated,
  ...row
}: WorkRow): OwnWorkView {
  const asked = row.change?.state === 'waiting' ? row.change : null
  return {
    ...row,
    title: asked?.title ?? title,
    caption: asked?.caption ?? caption,
    keywords: asked?.keywords ?? keywords,
    refusal: row.state === 'refused' ? refusal : '',
    in_shop: { title, caption, keywords },
    ...mediaOf({ id: row.id, artworkVersion, placeholder, pixelWidth, pixelHeight }),
    created: created.toISOString(),
    updated: updated.toISOString(),
  }
}
