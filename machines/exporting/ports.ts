import { declarePort } from '#machines/port.ts'

/** Whose list it is. */
export interface ExportedList {
  /** As paths name it, such as `artist`. */
  resource: string
}

/** What is wanted of the list, and as what kind of file. */
export interface WantedFile {
  format: 'csv' | 'jsonl'
  /** Whether gzip packs it. */
  isCompressed: boolean
  /** Ids of the chosen records; null for all that the list shows. */
  ids: readonly string[] | null
  /** The batch whose refused records are wanted, with the reasons; null for those of the list. */
  refusedOf: string | null
  search: string
  /** Null as the server has it. */
  ordering: string | null
  filters: Readonly<Record<string, string>>
}

export const exportingPorts = {
  /**
   * Answers the address of the file, good once, for a minute. BAD_USER_INPUT where a filter or an order is
   * gone, FORBIDDEN for whoever is not staff.
   */
  openExport: declarePort<{ href: string }, ExportedList & WantedFile>('exporting.openExport'),
}
