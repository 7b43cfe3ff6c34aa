import type { Link } from '#services/shared/links.ts'

/**
 * Lists as files (issue 13, line 16; decision 48).
 *
 * - POST /api/exports/ {@link ExportBody} → 201 {@link ExportLink}; staff only, 400 by field.
 * - GET /api/exports/{token}/ → 200, the file as an attachment; 404 for a token that was used, or a minute
 *   after it was made. Whoever has the token needs nothing else.
 */
export const FORMATS = ['csv', 'jsonl'] as const
export type Format = (typeof FORMATS)[number]

export interface ExportBody {
  /** As in paths, such as `artist`. */
  resource: string
  format: Format
  /** Whether gzip packs it. */
  compressed?: boolean
  /** Either these records, at most 10,000, */
  ids?: (number | string)[]
  /** or all that a list shows, in its order. */
  matching?: { search?: string; ordering?: string; filters?: Record<string, string> }
  /** or what a batch of such records refused, with the reasons; as CSV. */
  refused_of?: number
}

export type ExportLink = Link
