import { z } from 'zod'
import type { RoyaltyTerms } from '../images/content.ts'
import { LEFT_OUT, type LeftOut } from './contract.ts'
import type { Rates } from './rates.ts'
import { basesOf, type SharedLine } from './shares.ts'

export const leftOut = z.enum(LEFT_OUT)

/** What is agreed for a line of an order on the day on which it is placed; nothing later changes it. */
export const lineTerms = z.strictObject({
  /** The line's id. */
  line: z.int(),
  artistId: z.int().nullable(),
  /** The account of whoever sent the image. */
  creatorUuid: z.string().nullable(),
  /** Of the image, or else of its artist. */
  royaltyCode: z.string().nullable(),
  /** Version of the artist's agreement; null where the code's rate applies. */
  agreement: z.int().nullable(),
  /** Hundredths of a percent; null where it is left out. */
  rateBp: z.int().min(0).max(10_000).nullable(),
  /** Cents: the line's total without its share of the volume discount. */
  base: z.int().min(0),
  leftOut: leftOut.nullable(),
})
export type LineTerms = z.output<typeof lineTerms>

export interface PricedOrder {
  lines: readonly (SharedLine & { image_id: string })[]
  sums: { volume_discount: number }
}

/** Says what is agreed for each line of an order. `found` is by image id. */
export function termsOf(
  { lines, sums }: PricedOrder,
  found: ReadonlyMap<string, RoyaltyTerms>,
  rates: Rates,
): LineTerms[] {
  const bases = basesOf(sums.volume_discount, lines)
  return lines.map(({ id, image_id }): LineTerms => {
    const image = found.get(image_id)
    const artistId = image?.artist_id ?? null
    const agreed = artistId === null ? undefined : rates.agreements.get(artistId)
    const royaltyCode = image?.royalty_code ?? null
    const rateBp = agreed?.rateBp ?? rates.codes.get(royaltyCode ?? '') ?? null
    const why = leftOutOf(image, rateBp)
    return {
      line: id,
      artistId,
      creatorUuid: image?.creator_uuid ?? null,
      royaltyCode,
      agreement: why ? null : (agreed?.version ?? null),
      rateBp: why ? null : rateBp,
      base: bases.get(id) ?? 0,
      leftOut: why,
    }
  })
}

function leftOutOf(image: RoyaltyTerms | undefined, rateBp: number | null): LeftOut | null {
  if (!image) return 'gone'
  if (image.is_stock) return 'stock'
  if (image.artist_id === null) return 'no_artist'
  return rateBp === null ? 'no_rate' : null
}
