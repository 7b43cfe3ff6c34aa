/**
 * What a mail says, once: its HTML and its plain text are both written of this, so that neither says what the
 * other does not. No text here is HTML; whatever people wrote may stand in it. Addresses are absolute.
 */
export interface Letter {
  /** What an inbox shows after the subject. */
  preheader: string
  /** Null in a personal letter, which begins with its greeting. */
  heading: string | null
  blocks: readonly Block[]
  /** Whether it goes to the shop's own staff, who need no word on how to reach the shop. */
  isForStaff?: boolean
  /** Why its reader gets it, and the address that ends such mail; left out of mail that answers something. */
  ending?: { why: string; label: string; url: string }
}

export type Block =
  /** A paragraph, or several with empty lines between them. `note` is smaller. */
  | { kind: 'text' | 'note' | 'quote'; text: string }
  /** One short line that answers what the reader asks first, such as when it arrives. */
  | { kind: 'highlight'; text: string }
  /** What the reader does next; one a letter. */
  | { kind: 'button'; label: string; url: string }
  | { kind: 'link'; label: string; url: string }
  /** An address, or other short lines under a title. */
  | { kind: 'lines'; title: string; lines: readonly string[] }
  | { kind: 'facts'; rows: readonly Fact[] }
  /** Sums of money, of which the last is the total. */
  | { kind: 'sums'; rows: readonly Fact[] }
  | { kind: 'prints'; prints: readonly Print[]; more: More | null }
  | { kind: 'works'; title: string; works: readonly Work[]; more: More | null }

export interface Fact {
  label: string
  value: string
}

/** Something bought. */
export interface Print {
  picture: Picture | null
  title: string
  /** Empty when unknown. */
  artist: string
  quantity: number
  /** Size and material. */
  details: string
  /** Of one piece, and of all of them. */
  each: string
  total: string
}

export interface Work {
  picture: Picture | null
  title: string
  url: string
}

export interface Picture {
  url: string
  /** In any unit: what counts is their ratio. */
  width: number
  height: number
}

/** What a list leaves out, and where it is whole. */
export interface More {
  words: string
  url: string
}
