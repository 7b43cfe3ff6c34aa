import type { Queryable } from '#services/shared/database/driver.ts'
import type { Edit } from '#services/shared/resources/resource.ts'
import { findArtists, foldArtistName } from '../index/enrol-artists.ts'
import { indexImages } from '../index/index-images.ts'
import { noteDebuts } from '../index/note-debuts.ts'
import { renewPlate } from './pictures.ts'

/** Fields of which the index of searches knows nothing but `published`, which it keeps beside its terms. */
const BESIDE_TERMS: readonly string[] = [
  'published',
  '_static',
  'publish_at',
  'unpublish_at',
  'schedule_refusal',
]

/** A plate shows these. */
const ON_PLATES: readonly string[] = ['title', 'artist']

/** Brings the plates of edited images up to date, and what searches know of them. */
export async function followImageEdits(tx: Queryable, edits: readonly Edit[]): Promise<void> {
  const idsOf = (isAffected: (field: string) => boolean) =>
    edits.flatMap(({ id, changed }) => (changed.some(isAffected) ? [`${id}`] : []))
  for (const id of idsOf((field) => ON_PLATES.includes(field))) await renewPlate(tx, id)
  const indexed = idsOf((field) => !BESIDE_TERMS.includes(field))
  await indexImages(tx, indexed)
  const shown = idsOf((field) => field === 'published').filter((id) => !indexed.includes(id))
  if (shown.length > 0) await showPublication(tx, shown)
}

/** Much less than to index them anew: no index has this column. */
async function showPublication(tx: Queryable, ids: readonly string[]): Promise<void> {
  const images = await tx.query<{ id: string; artist: string }>(
    `update content.image_search set published = images.published from content.images
     where images.id in (select json_array_elements_text($1::json)) and image_search.seq = images.seq
     returning images.id, images.artist`,
    [JSON.stringify(ids)],
  )
  const credits = images.map(({ id, artist }) => ({ id, folded: foldArtistName(artist) }))
  const artists = await findArtists(
    tx,
    credits.map(({ folded }) => folded),
  )
  await noteDebuts(
    tx,
    credits.map(({ id, folded }) => ({ id, artist: artists.get(folded)?.id ?? null })),
  )
}
