import type { Queryable } from '#services/shared/database/driver.ts'
import { openBlocks } from '../index/blocks.ts'
import { indexRecords } from '../index/index-images.ts'
import { artworkVersionOf, digestOf } from '../record/fingerprint.ts'
import type { ImageRecord } from '../record/image-record.ts'
import { lockForWrites } from './lock-for-edits.ts'

export interface Written {
  added: number
  changed: number
  /** Images that stood so already and were not touched. */
  same: number
}

/** Rows in one statement. */
const BATCH = 500

/**
 * Adds images, and changes those of which their owner now says something else. Idempotent. An existing image
 * keeps its publication, unless it is published now and its artist has not withdrawn it, and its popularity.
 * Each written image is noted as `image.imported` in the audit log. In Newest, later records of one second
 * come before earlier ones. Ids must not repeat within one call.
 */
export async function writeImages(
  tx: Queryable,
  records: readonly ImageRecord[],
  at: Date,
): Promise<Written> {
  await lockForWrites(tx)
  const written: Written = { added: 0, changed: 0, same: 0 }
  for (let start = 0; start < records.length; start += BATCH) {
    const batch = records.slice(start, start + BATCH)
    const { changes, fresh } = await compareWithStored(tx, batch)
    written.same += batch.length - changes.length
    written.added += fresh
    written.changed += changes.length - fresh
    if (changes.length > 0) await put(tx, changes, at)
  }
  return written
}

interface Change {
  record: ImageRecord
  digest: string
}

/** Finds the images of the batch that differ from the stored ones, and how many of them are new. */
async function compareWithStored(tx: Queryable, batch: readonly ImageRecord[]) {
  const standing = new Map<string, { digest: string; published: boolean }>()
  const rows = await tx.query<{ id: string; digest: string; published: boolean }>(
    `select id, digest, published or withdrawn as published from content.images
     where id in (select json_array_elements_text($1::json))`,
    [JSON.stringify(batch.map(({ id }) => id))],
  )
  for (const row of rows) standing.set(row.id, row)

  const changes: Change[] = []
  let fresh = 0
  for (const record of batch) {
    const digest = digestOf(record)
    const before = standing.get(record.id)
    if (!before) fresh += 1
    if (before?.digest !== digest || (record.published && !before.published)) changes.push({ record, digest })
  }
  return { changes, fresh }
}

async function put(tx: Queryable, changes: readonly Change[], at: Date): Promise<void> {
  const rows = changes.map(({ record, digest }, ord) => ({
    ord,
    digest,
    id: record.id,
    local_id: record.localId,
    title: record.title,
    caption: record.caption,
    artist: record.artist,
    keywords: record.keywords,
    price: record.price,
    published: record.published,
    publisher: record.publisher,
    type: record.type,
    people: record.people,
    orientation: record.orientation,
    styles: record.styles,
    colors: record.colors,
    megapixels: record.megapixels,
    max_width: record.maxWidth,
    max_height: record.maxHeight,
    substrates: record.substrates,
    substrate_sizes: record.substrateSizes,
    artwork: record.artwork,
    artwork_version: artworkVersionOf(record),
    pixel_width: record.pixelWidth,
    pixel_height: record.pixelHeight,
    placeholder: record.placeholder,
    popularity: record.popularity,
    royalty_code: record.royaltyCode,
    created_at: record.createdAt,
  }))
  // Open the blocks before writing anything: whoever cuts a block waits for all writers, and nobody may wait
  // for the cutter meanwhile.
  await openBlocks(tx)
  await tx.query(PUT, [JSON.stringify(rows), at.toISOString()])
  await indexRecords(
    tx,
    changes.map(({ record }) => ({ ...record, updatedAt: at })),
  )
  await tx.query(NOTE, [JSON.stringify(rows), at.toISOString()])
}

/**
 * There are 2^20 places for every second since the year 1. An image with an unchanged `created_at` keeps its
 * place.
 */
const PUT = `
with incoming as (
  select r.*, s.seq as standing_seq, s.published as standing_published, s.withdrawn, s.popularity as standing_popularity,
    s.created_at as standing_created_at, coalesce(r.created_at, s.created_at, $2::timestamptz) as sorted_at
  from json_to_recordset($1::json) as r(
    ord int, digest text, id text, local_id text, title text, caption text, artist text, keywords text[],
    price smallint, published boolean, publisher text, type text, people text, orientation text, styles text[],
    colors text[], megapixels float8, max_width float8, max_height float8, substrates text[],
    substrate_sizes jsonb, artwork jsonb, artwork_version text, pixel_width int, pixel_height int,
    placeholder text, popularity int, royalty_code text, created_at timestamptz)
  left join content.images s on s.id = r.id
), timed as (
  select *, (floor(extract(epoch from sorted_at))::bigint + 62135596800) << 20 as first_place,
    sorted_at is not distinct from standing_created_at as stays
  from incoming
), taken as (
  select first_place, (
    select max(seq) from content.images
    where seq >= t.first_place and seq < t.first_place + (1 << 20)
  ) as last_place
  from (select distinct first_place from timed where not stays) t
), placed as (
  select timed.*, case when stays then standing_seq else coalesce(taken.last_place, timed.first_place - 1)
    + row_number() over (partition by timed.first_place, stays order by ord) end as seq
  from timed left join taken using (first_place)
)
insert into content.images (
  id, seq, local_id, title, caption, artist, keywords, price, published, publisher, type, people, orientation,
  styles, colors, megapixels, max_width, max_height, substrates, substrate_sizes, artwork, artwork_version,
  pixel_width, pixel_height, placeholder, popularity, royalty_code, created_at, updated_at, digest)
select id, seq, local_id, title, caption, artist, keywords, price, (published and withdrawn is not true) or coalesce(standing_published, false),
  publisher, type, people, orientation, styles, colors, megapixels, max_width, max_height, substrates,
  substrate_sizes, artwork, artwork_version, pixel_width, pixel_height, placeholder,
  greatest(popularity, standing_popularity), royalty_code, sorted_at, $2::timestamptz, digest
from placed
on conflict (id) do update set
  seq = excluded.seq, local_id = excluded.local_id, title = excluded.title, caption = excluded.caption,
  artist = excluded.artist, keywords = excluded.keywords, price = excluded.price, published = excluded.published,
  publisher = excluded.publisher, type = excluded.type, people = excluded.people,
  orientation = excluded.orientation, styles = excluded.styles, colors = excluded.colors,
  megapixels = excluded.megapixels, max_width = excluded.max_width, max_height = excluded.max_height,
  substrates = excluded.substrates, substrate_sizes = excluded.substrate_sizes, artwork = excluded.artwork,
  artwork_version = excluded.artwork_version, pixel_width = excluded.pixel_width,
  pixel_height = excluded.pixel_height, placeholder = excluded.placeholder, popularity = excluded.popularity,
  royalty_code = excluded.royalty_code, created_at = excluded.created_at, updated_at = excluded.updated_at,
  digest = excluded.digest`

const NOTE = `
insert into content.audit (subject, type, data, at, actor)
select 'image-' || (data ->> 'id'), 'image.imported', data - 'ord', $2::timestamptz, 'system'
from jsonb_array_elements($1::jsonb) data`
