import type { Content, ContentImage, RoyaltyTerms } from '../images/content.ts'
import { CAST } from './cast.ts'
import { SALES } from './sales.ts'

/** Works of the demo catalogue that are sold in the demonstration. */
export interface Works {
  /** Whose each is, by image id. */
  terms: ReadonlyMap<string, RoyaltyTerms>
  /** Those that can be bought of an artist. */
  bySeat: ReadonlyMap<number, readonly ContentImage[]>
  /** The artist's id in the catalogue. */
  artistOf: ReadonlyMap<number, number>
}

/** The catalogue has as many artists, whose works follow one another in turn. */
const ARTISTS = 80
/** Works of an artist that are asked about: of four, one may be unpublished. */
const OF_EACH = 4

const seats = [
  ...new Set([
    ...CAST.map(({ seat }) => seat),
    ...SALES.flatMap(({ lines }) => lines.map(({ seat }) => seat)),
  ]),
]

const idsOf = (seat: number): string[] =>
  Array.from({ length: OF_EACH }, (_, index) => `aq-${String(seat + index * ARTISTS).padStart(6, '0')}`)

/** Asks the catalogue for the works; null where it is not the demo's. Throws UpstreamFailure. */
export async function findWorks(content: Content): Promise<Works | null> {
  const ids = seats.flatMap(idsOf)
  const [{ images }, terms] = await Promise.all([
    content.images(ids, undefined, { isAsked: true }),
    content.royaltyTerms(ids),
  ])
  const found = new Map(images.filter(({ published }) => published).map((image) => [image.id, image]))
  const bySeat = new Map(seats.map((seat) => [seat, idsOf(seat).flatMap((id) => found.get(id) ?? [])]))
  const artistOf = new Map(
    seats.flatMap((seat) => {
      const artist = idsOf(seat).flatMap((id) => terms.get(id)?.artist_id ?? [])[0]
      return artist === undefined ? [] : [[seat, artist] as const]
    }),
  )
  const isWhole = seats.every((seat) => bySeat.get(seat)?.length && artistOf.has(seat))
  return isWhole ? { terms, bySeat, artistOf } : null
}
