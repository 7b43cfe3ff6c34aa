/**
 * Files of records that staff send back (issue 13, line 16; decision 49): what exports wrote, changed in a
 * spreadsheet, or rows of new records. CSV or JSON lines, gzip of either; what it is, its bytes say.
 *
 * - POST /api/imports/ {@link ImportBody} → 201 {@link ImportLink}; staff only, 400 by field.
 * - PUT /api/imports/{token}/?from= and bytes as `application/octet-stream`, at most 1 MiB → 200
 *   {@link ImportView}: the part that begins at that byte. A part that is there already is answered the same;
 *   409 where one before it is missing, 400 where the file would be larger than was said, 404 for no token of
 *   ours, or a day after it was made. Whoever has the token needs nothing else.
 * - GET /api/imports/{id}/ → 200 {@link ImportView}; staff only, 404.
 *
 * Once the last part is there the file is read, and becomes a batch that is planned (batches/contract.ts), or
 * is refused as a whole. A row names its record by `id`; without one it is a new record. `version`, where the
 * file has it, is that which the row began from. Columns that are left out change nothing.
 */
export interface ImportBody {
  /** As in paths, one of {@link IMPORTED}. */
  resource: string
  /** The file's. */
  name: string
  /** In bytes. */
  size: number
}

export const IMPORTED = ['image', 'artist', 'collections'] as const

export interface ImportLink {
  id: number
  token: string
}

export interface ImportView {
  id: number
  resource: string
  name: string
  /** In bytes; how many of them are there. */
  size: number
  received: number
  state: ImportState
  /** That were read so far. */
  rows: number
  /** Why the file is refused as a whole. */
  reason: string | null
  /** The batch that it became. */
  batch: number | null
}

export type ImportState = 'sending' | 'reading' | 'planned' | 'refused'
