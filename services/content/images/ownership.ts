import { ownMatterInWords } from '#machines/lifecycles/own-matter.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { ownMatter } from '#services/shared/http/problem.ts'
import type { RecordId } from '#services/shared/resources/keyset.ts'
import type { Person } from '#services/shared/resources/resource.ts'
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

/**
 * Finds which of these images are of an account that is an artist or has applied: it is credited, or has sent
 * what nobody is credited for. What staff send for another artist is that artist's.
 */
export async function findOwnImages(
  db: Queryable,
  ids: readonly RecordId[],
  account: string,
): Promise<ReadonlySet<string>> {
  const [profile] = await db.query<{ name: string }>(
    `select coalesce(artists.name, full_name) as name
     from content.artist_profiles left join content.artists on artists.id = artist_profiles.artist_id
     where artist_profiles.user_uuid = $1`,
    [account],
  )
  if (!profile) return new Set()
  const rows = await db.query<{ id: string; artist: string; is_sent: boolean }>(
    `select images.id, images.artist, coalesce(uploads.creator_uuid::text = $2, false) as is_sent
     from content.images left join content.uploads on uploads.image_id = images.id
     where images.publisher <> 'GET' and images.id in (select json_array_elements_text($1::json))`,
    [JSON.stringify(ids), account],
  )
  const own = foldArtistName(profile.name)
  const isOwn = (credited: string, isSent: boolean) => (credited === '' ? isSent : credited === own)
  return new Set(
    rows.flatMap(({ id, artist, is_sent }) => (isOwn(foldArtistName(artist), is_sent) ? [id] : [])),
  )
}

/** Finds which of the records beside images are of images of one's own. */
export async function findOwnOf(
  db: Queryable,
  table: 'uploads' | 'art_changes',
  ids: readonly RecordId[],
  account: string,
): Promise<ReadonlySet<RecordId>> {
  const rows = await db.query<{ id: number; image: string }>(
    `select id, image_id as image from content.${table}
     where image_id is not null and id in (select json_array_elements_text($1::json)::int)`,
    [JSON.stringify(ids)],
  )
  const images = rows.map(({ image }) => image)
  const own = await findOwnImages(db, images, account)
  return new Set(rows.flatMap(({ id, image }) => (own.has(image) ? [id] : [])))
}

export const OWN_ART = ownMatterInWords('art')

/** Throws 403 `own_matter` where staff would decide on their own work. */
export async function refuseOwnImage(db: Queryable, id: string, { user_id }: Person): Promise<void> {
  if ((await findOwnImages(db, [id], user_id)).size > 0) throw ownMatter(OWN_ART)
}
