import { declarePort } from '#machines/port.ts'

/** A record that a field may name. */
export interface LookupEntry {
  /** Its id. */
  value: string
  /** What it is called. */
  label: string
}

export interface LookupRequest {
  resource: string
  /** Without spaces at either end; empty for all. */
  words: string
}

export const recordLookupPorts = {
  /** Finds records by words, at most 1,000 (spec.md section 9). */
  findEntries: declarePort<readonly LookupEntry[], LookupRequest>('record-lookup.findEntries'),
}
