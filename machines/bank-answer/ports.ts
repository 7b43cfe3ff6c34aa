import { declarePort } from '#machines/port.ts'

/** A file as the machine knows it; its words stay with client/effects, under the id. */
export interface ChosenFile {
  id: string
  name: string
  /** Bytes. */
  size: number
}

/** What became of a row of the file. */
export interface AnsweredRow {
  /** Counted from 1, without the header. */
  row: number
  /** Of the payout. */
  token: string
  /** Null where there is no such payout. */
  artistName: string | null
  /** Cents; null where the file says no sum. */
  amount: number | null
  /** `known` was recorded just so before. */
  outcome: 'recorded' | 'known' | 'refused'
  /** Why it is refused; null where it is not. */
  reason: string | null
}

/** What became of some rows of a file, in its order. */
export interface AnsweredPart {
  rows: readonly AnsweredRow[]
  /** How many rows the file has. */
  total: number
}

export const bankAnswerPorts = {
  /**
   * Sends the rows of a file after the first `from`, as many as are taken at once, and answers what became
   * of them; the same again under the same key changes nothing. BAD_USER_INPUT at `file` where it is no
   * CSV, lacks a column or rows, or is too large; FORBIDDEN for whoever is not staff.
   */
  recordPart: declarePort<AnsweredPart, { file: ChosenFile; from: number; idempotencyKey: string }>(
    'bank-answer.recordPart',
  ),
}
