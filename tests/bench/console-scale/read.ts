/** Asks the graph as staff do. Throws where it refuses. */
export type Ask = <Data>(operation: string, variables: object) => Promise<Data>

/** Something that a screen asks for. */
export interface Read {
  /** Whose screen, such as `image` or `home`. */
  of: string
  /** Such as `page 100`: kinds are summed up by what is slowest of them. */
  kind: string
  /** Such as `-title`. */
  what: string
  /**
   * Asks once; `n` is another one each time. Answers `EMPTY` for a page that has no rows, as page 100 of few
   * has none: what it takes cannot be compared with that of one that has.
   */
  ask(ask: Ask, n: number): Promise<unknown>
}

export const EMPTY = Symbol('an empty page')

export const nameOf = ({ of, kind, what }: Read): string => [of, kind, what].filter(Boolean).join(', ')
