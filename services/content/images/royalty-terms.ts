import { isStock } from '#machines/lifecycles/stock.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { STANDARD_ROYALTY_CODE } from '#services/shared/royalty-code.ts'
import { findArtists, foldArtistName } from '../index/enrol-artists.ts'
import { sourceIdOf } from '../stock/stock.ts'
import type { RoyaltyTermsView } from './contract.ts'

interface Sold {
  id: string
  publisher: string
  artist: string
  royalty_code: string
  creator_uuid: string | null
}

/**
 * Says whose images are, in no order; those that neither the catalogue nor a stock source has are left out.
 */
export async function readRoyaltyTerms(db: Queryable, ids: readonly string[]): Promise<RoyaltyTermsView[]> {
  const images = await db.query<Sold>(
    `select images.id, publisher, artist, royalty_code, creator_uuid::text
     from content.images left join content.uploads on uploads.image_id = images.id
     where images.id in (select json_array_elements_text($1::json))`,
    [JSON.stringify(ids)],
  )
  const artists = await findArtists(db, [...new Set(images.map(({ artist }) => foldArtistName(artist)))])
  const uncoded = [...artists.values()].filter(({ royalty_code }) => royalty_code === '')
  const standard = await findApproved(
    db,
    uncoded.map(({ id }) => id),
  )
  const held = new Set(images.map(({ id }) => id))
  return [
    ...images.map(({ id, publisher, artist: name, creator_uuid, royalty_code: code }) => {
      if (isStock(publisher)) return ofStock(id)
      const artist = artists.get(foldArtistName(name))
      const ownCode = artist && standard.has(artist.id) ? STANDARD_ROYALTY_CODE : artist?.royalty_code
      const royalty_code = code || ownCode || null
      return { id, is_stock: false, artist_id: artist?.id ?? null, creator_uuid, royalty_code }
    }),
    ...ids.filter((id) => !held.has(id) && sourceIdOf(id) !== null).map(ofStock),
  ]
}

/** Which of these artists were approved: they sell by the standard code until they have another. */
async function findApproved(db: Queryable, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db.query<{ id: number }>(
    `select artist_id as id from content.artist_profiles
     where approved and artist_id in (select json_array_elements_text($1::json)::int)`,
    [JSON.stringify(ids)],
  )
  return new Set(rows.map(({ id }) => id))
}

const ofStock = (id: string): RoyaltyTermsView => ({
  id,
  is_stock: true,
  artist_id: null,
  creator_uuid: null,
  royalty_code: null,
})
