import type { ArtistMessageSide } from '#client/apollo/generated/graphql.ts'

/** Who reads a thread, and with whom. */
export interface Sides {
  /** The account that reads it. */
  owner: string
  side: ArtistMessageSide
  /** What the other side is called. */
  other: string
}
