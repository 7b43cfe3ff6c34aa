import type { AlikeView } from '../contract.ts'

export const MOST_ALIKE = 20

/** A picture that was found, as a row of SQL. */
export interface Found {
  image: string | null
  file: string | null
  name: string
  published: boolean
  /** Of its picture; null for a file. */
  version: string | null
  /** Whose upload it is; null where nobody's. */
  creator: string | null
  distance: number
}

/** Who looks. */
export interface Looker {
  user_id: string
  is_staff: boolean
}

/**
 * Shows a picture to whoever sent the file that is like it. Of an image that is not published, others than
 * staff and its creator see only that it is there (docs/decisions/0034-what-is-read.md).
 */
export function viewOf(
  { version, creator, ...found }: Found,
  kind: AlikeView['kind'],
  { user_id, is_staff }: Looker,
): AlikeView {
  const isSeen = found.image === null || found.published || is_staff || creator === user_id
  const thumb = found.image === null || !isSeen ? '' : `/media/${found.image}/${version}/320`
  return { ...found, kind, thumb, ...(!isSeen && { name: 'Not available' }) }
}

/** SQL of whose upload an image is. */
export const CREATOR = '(select creator_uuid::text from content.uploads where image_id = images.id)'
