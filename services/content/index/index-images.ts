import type { Queryable } from '#services/shared/database/driver.ts'
import type { ImageRecord } from '../record/image-record.ts'
import { IMAGE_COLUMNS, type StoredImage } from '../record/image-store.ts'
import { lockBlocks } from './blocks.ts'
import { enrolArtists, foldArtistName } from './enrol-artists.ts'
import { packFacets } from './facets.ts'
import { termsOf } from './lexemes.ts'
import { noteDebuts } from './note-debuts.ts'
import { stemsOf } from './stems.ts'
import { textsOf, wordsIn } from './texts.ts'
import { enrolWords } from './vocabulary.ts'

/**
 * Brings the search rows of these images up to date with the image itself, its artist and its collections.
 * Whoever changes one of these calls it in the same transaction, after the change, so that searches see both
 * at once. Ids of no image are passed over. It handles thousands of images a second on a server.
 */
export async function indexImages(tx: Queryable, ids: readonly string[]): Promise<void> {
  // Lock them in one order, and before reading their collections: of two who change one image, the later then
  // sees both changes.
  const images = await tx.query<StoredImage>(
    `select ${IMAGE_COLUMNS} from content.images where id in (select json_array_elements_text($1::json))
     order by id for no key update`,
    [JSON.stringify(ids)],
  )
  await indexRecords(tx, images)
}

/**
 * Does the same for images that the caller has written and locked. `updatedAt` is when their owner said so.
 */
export async function indexRecords(
  tx: Queryable,
  records: readonly (ImageRecord & { updatedAt: Date })[],
): Promise<void> {
  if (records.length === 0) return
  const artists = await enrolArtists(
    tx,
    records.map(({ artist, updatedAt }) => ({ artist, at: updatedAt })),
  )
  const collections = await collectionsOf(
    tx,
    records.map(({ id }) => id),
  )
  const texts = records.map(textsOf)
  const words = wordsIn(texts.flat())
  await enrolWords(tx, words)
  const stems = await stemsOf(tx, words)
  const creditOf = ({ artist }: ImageRecord) => artists.get(foldArtistName(artist))
  const rows = records.map((record, at) => {
    const of = {
      artist: creditOf(record) ?? 0,
      collections: collections.get(record.id) ?? [],
    }
    return {
      id: record.id,
      facets: packFacets(record, of).toString('hex'),
      terms: termsOf(record, { texts: texts[at] ?? [], stems, collections: of.collections }),
    }
  })
  await lockBlocks(tx)
  await tx.query(INDEX, [JSON.stringify(rows)])
  await noteDebuts(
    tx,
    records.map((record) => ({ id: record.id, artist: creditOf(record) ?? null })),
  )
}

/** An image that took another place has moved its row there already, by its key. */
const INDEX = `
insert into content.image_search (seq, popularity, published, facets, terms)
select seq, popularity, published, decode(r.facets, 'hex'),
  (r.terms || ' ' || content.search_block_terms(popularity, seq))::tsvector
from json_to_recordset($1::json) as r(id text, facets text, terms text) join content.images using (id)
on conflict (seq) do update set
  popularity = excluded.popularity, published = excluded.published, facets = excluded.facets, terms = excluded.terms`

async function collectionsOf(tx: Queryable, ids: readonly string[]): Promise<Map<string, number[]>> {
  const rows = await tx.query<{ id: string; collections: number[] }>(
    `select image_id as id, array_agg(collection_id order by collection_id) as collections
     from content.collection_images where image_id in (select json_array_elements_text($1::json)) group by image_id`,
    [JSON.stringify(ids)],
  )
  return new Map(rows.map(({ id, collections }) => [id, collections]))
}
