/**
 * Help → 'Report a problem': what the visitor's machines took before it, with a note.
 *
 * - POST /api/v2/reports/ {@link ReportBody} → 201 {@link SentReport}; 400 by field, 413 past 1 MB, 429 by
 *   network and account. Kept for FEEDBACK_KEPT_DAYS.
 * - GET /api/v2/reports/?page&page_size (1 to 100, default 20), newest first, of {@link ReportSummary}; staff
 *   only.
 * - GET /api/v2/reports/{id}/ → {@link ReportView}; staff only.
 */
export interface ReportBody {
  /** 1 to 2,000 characters */
  note: string
  journal: ReportJournal
}

/** The redacted journal (machines/journal/export.ts), kept as it came; whoever replays it reads it. */
export interface ReportJournal {
  version: 1
  streams: readonly { stream: string; machine: string; entries: readonly unknown[] }[]
}

export interface SentReport {
  id: number
}

export interface ReportSummary {
  id: number
  note: string
  /** ISO 8601 */
  sent_at: string
  signed_in: boolean
  events: number
}

export interface ReportPage {
  count: number
  next: string | null
  previous: string | null
  results: ReportSummary[]
}

export interface ReportView extends ReportSummary {
  journal: ReportJournal
}

export type AnyReport = ReportSummary | ReportView
