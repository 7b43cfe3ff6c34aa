import type { Queryable } from '#services/shared/database/driver.ts'
import { invalid } from '#services/shared/http/problem.ts'
import { foldArtistName } from '../index/enrol-artists.ts'
import { indexImages } from '../index/index-images.ts'
import { quoteLexeme } from '../index/lexeme-text.ts'
import { artistOf } from '../index/lexemes.ts'
import { wordsOf } from '../index/words.ts'
import { artworkVersionOf } from '../record/fingerprint.ts'
import { readImages } from '../record/image-store.ts'

/** The most images that are renamed with their artist, in one transaction. */
export const MOST_RENAMED = 1_000

/**
 * Throws 400 at the name where an artist has more than {@link MOST_RENAMED} images. Waits for imports: what
 * they write is credited by the old name or comes after the new one.
 */
export async function refuseLargeRename(tx: Queryable, name: string): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('content.images.seq'))`)
  const images = await imagesOf(tx, name)
  if (images.length > MOST_RENAMED)
    throw invalid({
      name: [`An artist of more than ${MOST_RENAMED.toLocaleString('en-US')} images cannot be renamed.`],
    })
}

/**
 * Credits the images of an artist to their new name, in all searches at once, and notes that of each image in
 * the audit log. Plates show the name, so that theirs are drawn anew.
 */
export async function renameImages(
  tx: Queryable,
  { from, to }: { from: string; to: string },
  { at, actor }: { at: Date; actor: string },
): Promise<void> {
  const ids = await imagesOf(tx, from)
  if (ids.length === 0) return
  // Lock them in one order, as whoever indexes images does.
  await tx.query(
    `select from content.images where id in (select json_array_elements_text($1::json))
     order by id for no key update`,
    [JSON.stringify(ids)],
  )
  const images = await readImages(tx, ids)
  const renamed = images.map((image) => ({
    id: image.id,
    from: image.artist,
    version: artworkVersionOf({ ...image, artist: to }),
  }))
  await tx.query(
    `with renamed as (
       update content.images set artist = $2, artwork_version = r.version, updated_at = $3
       from json_to_recordset($1::json) as r(id text, "from" text, version text) where images.id = r.id
       returning images.id, r."from")
     insert into content.audit (subject, type, data, at, actor)
     select 'image-' || id, 'image.renamed_artist', jsonb_build_object('from', "from", 'to', $2::text), $3, $4
     from renamed`,
    [JSON.stringify(renamed), to, at, actor],
  )
  await indexImages(tx, ids)
}

/**
 * Answers images of an artist, however they write the name: as many as may be renamed, and one more.
 */
async function imagesOf(tx: Queryable, name: string): Promise<string[]> {
  if (foldArtistName(name) === '') return []
  const rows = await tx.query<{ id: string }>(
    `select images.id from content.image_search join content.images using (seq)
     where image_search.terms @@ $1::tsquery order by images.id limit ${MOST_RENAMED + 1}`,
    [quoteLexeme(artistOf(wordsOf(name)))],
  )
  return rows.map(({ id }) => id)
}
