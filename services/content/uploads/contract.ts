/**
 * Uploads (spec.md sections 2, 3 and 7; issue 14): files are sent by tus 1.0, opened, and made images. For
 * staff, and for artists with their own. Others are answered 403, and another's file or upload is 404.
 *
 * Sending is tus 1.0 at /api/upload/files/ (POST, HEAD, PATCH), the access token on every request.
 * `Upload-Metadata` has `filename` (1 to 255 characters, of which a tax number is kept as its last four) and
 * `sha256` (of the whole file, hexadecimal), and `again` where a picture that the shop has already is sent
 * all the same. POST of a file that this person has under way already answers 201 with that one's Location; a
 * PATCH at a wrong offset, or beside another, 409; `Upload-Length` above 200,000,000 or more bytes than
 * declared, 413; no room on the disk, 507. Once whole, a file is `checking` until it is `ready` or `refused`.
 */

import type { Described, RefusalCode } from '../opening/contract.ts'
import type { Extent } from '../record/extent.ts'

export type FileState = 'sending' | 'checking' | 'ready' | 'refused'

/** A picture of the shop that a file is, or that looks like it. */
export interface AlikeView {
  /** Of an image; null for another file of this person that is no image yet. */
  image: string | null
  file: string | null
  /** Title, or the file's name. */
  name: string
  published: boolean
  /** The address of its rendition at 320 pixels; empty for a file. */
  thumb: string
  /**
   * Its bytes are the same; or its local id is the file's name, which staff alone are told; or it looks like
   * it, and `distance` of 64 bits differ, 0 to 6.
   */
  kind: 'same' | 'named' | 'near'
  distance: number
}

/** What a file was found to be; lengths are inches, sides pixels. */
export interface OpenedFileView {
  format: string
  pixels: Extent
  depth: 8 | 16
  space: string
  /** The profile's name; null where it has none. */
  profile: string | null
  /** The largest print, at 150 dpi and at most 120 inches. */
  print: Extent
  /** Whether its largest print is under 12 inches, so that publishing it has to be confirmed. */
  is_small: boolean
  is_made_by_ai: boolean
  described: Described
}

/**
 * GET /api/upload/files/{id}/ → 200; 404 for another's. GET /api/upload/files/ → 200 `{count, next, previous,
 * results}`: the files of this person that are no upload yet, oldest first, at most 2,000; of `?ids=a,b` (at
 * most 100) those alone.
 * DELETE /api/upload/files/{id}/ → 200 {@link DiscardedFile}: gives the file up, with all that was kept of
 * it; again, and of a file that was never there, the same.
 */
export interface FileView {
  id: string
  name: string
  /** Bytes, of the whole file and as received. */
  size: number
  offset: number
  sha256: string
  state: FileState
  /** Why it was refused, and what to do. */
  refusal: { code: RefusalCode | 'changed_underway'; detail: string } | null
  /** Null until it is ready. */
  opened: OpenedFileView | null
  /** Pictures that it is, or looks like, nearest first, at most 20; those told apart left out. */
  alike: AlikeView[]
  /** ISO 8601 */
  created: string
}

export interface DiscardedFile {
  /** The image that the file had become before, which stays. */
  image: string | null
}

export type UnderWayView = Pick<FileView, 'id' | 'state' | 'offset'>

/**
 * POST /api/upload/known/ `{files: [{sha256, size}]}` (1 to 2,000) → 200 `{results}` in their order: before a
 * file is sent, whether this person has it under way, and which images have the same bytes, unpublished and
 * withdrawn ones too.
 */
export interface KnownFile {
  file: UnderWayView | null
  images: AlikeView[]
}

/**
 * POST /api/upload/files/{id}/apart/ `{image}` or `{file}` → 200 {@link FileView}: these two differ, and are
 * not asked about again.
 */
export interface ApartBody {
  image?: string
  file?: string
}

/**
 * POST /api/upload/ → 201 {@link SavedUpload}: makes an image of a file that is ready. 400 by field. The file
 * is the key: the same again is 200 and makes nothing. What is said otherwise then, as whoever was never
 * answered may do, is said of what the file has become, if nobody has edited that since; else it is left out.
 * PUT /api/upload/{id}/ (fields of the record, with `version`) → 200, and OPTIONS, as of every record
 * (services/shared/resources/contract.ts); OPTIONS has `limits` besides.
 *
 * `artist` and `publisher` say whose content it is: one of them is required of staff; an artist's own is
 * theirs. `creator_uuid` is for staff alone, and names oneself or somebody with an artist profile. What staff
 * who are artists send of their own waits for somebody else of the staff.
 */
export interface NewUpload {
  file: string
  /** 1 to 255 characters; the file's own where it is left out. */
  name?: string
  creator_uuid?: string
  artist?: string
  publisher?: string
  title?: string
  caption?: string
  keywords?: string[]
  /** Dollar signs, 1 to 4; by its size where it is left out. */
  price?: number
  royalty_code?: string
  published?: boolean
  approved?: boolean
  /** Sells it though its largest print is under 12 inches. */
  sells_small?: boolean
}

/** An upload (spec.md section 3). `image` is what it became. */
export interface UploadView {
  id: number
  version: number
  name: string
  /** The name of whoever it is by. */
  creator: string
  creator_uuid: string
  published: boolean
  approved: boolean
  artist: string
  publisher: string
  image: string
  /** Whether the file says that a machine made it; a filter of the list. */
  made_by_ai: boolean
  /** ISO 8601 */
  created: string
}

export interface SavedUpload extends UploadView {
  /** Whether it was saved before and edited since, so that what is said now is not in it. */
  is_left_out: boolean
}

/** `limits` of OPTIONS /api/upload/: bytes, pixels, and sides in pixels (machines/lifecycles/original.ts). */
export interface UploadLimits {
  most_bytes: number
  most_pixels: number
  shortest_side: number
  formats: string[]
  most_files: number
  chunk_bytes: number
  sent_at_once: number
}

/**
 * POST /api/upload/{id}/original/ → 201: a link, good once and for 5 minutes, to the file as it was sent, for
 * its creator and staff. GET /originals/{token} → 200 as an attachment, 404.
 */
export interface OriginalLink {
  path: string
}

/**
 * POST /api/image/{id}/picture/ `{file, version}` → 200 the image's record: the file replaces its picture,
 * staff only; an edit of the field `picture`, taken back as any edit. 400, 404, 409 as of an edit.
 */
export interface PictureBody {
  file: string
  version: number
}
