import { declarePort } from '#machines/port.ts'

/** Whose records the file is of. */
export interface ImportRef {
  /** As paths name it, such as `artist`. */
  resource: string
}

/** A file as the machine knows it; its bytes stay with client/effects, under the id. */
export interface ChosenFile {
  id: string
  name: string
  /** Bytes. */
  size: number
}

/** Where the shop expects a file. */
export interface Expected {
  /** The import's. */
  id: string
  /** Where parts are sent. */
  href: string
}

/** How far the shop is with a file that it has whole. */
export interface Reading {
  state: 'reading' | 'planned' | 'refused'
  /** That were read so far. */
  rows: number
  /** Why the file is refused as a whole. */
  reason: string | null
  /** What it would come to, once every row was read. */
  batch: string | null
}

export const importingPorts = {
  /** Tells the shop what is coming. BAD_USER_INPUT by field, FORBIDDEN for whoever is not staff. */
  openImport: declarePort<Expected, ImportRef & { file: ChosenFile }>('importing.openImport'),
  /**
   * Sends the part of a file that begins at a byte, and answers how many bytes are there; the same part again
   * changes nothing. NOT_FOUND where the file is not expected any more, BAD_USER_INPUT where it is another by
   * now.
   */
  sendPart: declarePort<{ received: number }, { href: string; file: ChosenFile; from: number }>(
    'importing.sendPart',
  ),
  /** Answers how far the shop is. NOT_FOUND where it has forgotten the file. */
  readImport: declarePort<Reading, { id: string }>('importing.readImport'),
}
