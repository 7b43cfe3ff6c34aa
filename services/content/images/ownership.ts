import type { Queryable } from '#services/shared/database/driver.ts'
import { foldArtistName } from '../index/enrol-artists.ts'

/** An account that is an artist of the catalogue. */
export interface OwnArtist {
  /** user uuid */
  account: string
  /** The name that images credit them by. */
  name: string
}

/** Finds the artist that an account is; null for none, and for an applicant whom nobody has approved. */
export async function findOwnArtist(db: Queryable, account: string): Promise<OwnArtist | null> {
  const [artist] = await db.query<{ name: string }>(
    `select artists.name from content.artist_profiles join content.artists on artists.id = artist_profiles.artist_id
     where artist_profiles.user_uuid = $1`,
    [account],
  )
  return artist ? { account, name: artist.name } : null
}

/** Whether an image is an account's own: that account sent it, or it is credited to the artist it is. */
export async function isOwnImage(db: Queryable, account: string, image: string): Promise<boolean> {
  const [found] = await db.query<{ artist: string; creator: string | null; is_stock: boolean }>(
    `select artist, creator_uuid::text as creator, publisher = 'GET' as is_stock
     from content.images left join content.uploads on uploads.image_id = images.id where images.id = $1`,
    [image],
  )
  if (!found || found.is_stock) return false
  if (found.creator === account) return true
  const artist = await findOwnArtist(db, account)
  return artist !== null && foldArtistName(found.artist) === foldArtistName(artist.name)
}
