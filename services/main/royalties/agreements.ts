import { z } from 'zod'
import { defineEvents, type EventOf } from '#services/shared/events/event-types.ts'
import type { StreamKind, Target } from '#services/shared/events/handler.ts'
import type { StoredEvent } from '#services/shared/events/store.ts'

/** A version of an agreement, as an artist has accepted it. Versions of an artist count from 1. */
const agreement = z.strictObject({
  version: z.int().min(1),
  /** SHA-256 of the text that was shown, in hexadecimal. */
  textHash: z.string().regex(/^[0-9a-f]{64}$/),
  royaltyCode: z.string(),
  /** Hundredths of a percent. */
  rateBp: z.int().min(0).max(10_000),
  /** What the rate is of: the line's total without its share of the volume discount. */
  baseRule: z.literal('after_discount'),
  /** The day of business on which it was accepted, and from which it counts. */
  on: z.iso.date(),
  /** As the artist typed it; absent where it was accepted otherwise. */
  name: z.string().optional(),
})
export type Agreement = z.output<typeof agreement>

const schemas = { 'agreement.accepted': agreement }
export type AgreementEvent = EventOf<typeof schemas>

/** The streams of what artists have agreed to, each named by the artist's id. The state is the latest. */
export const agreementStreams: StreamKind<AgreementEvent, Agreement | null> = {
  schema: 'main',
  prefix: 'agreement-',
  types: defineEvents(schemas),
  empty: null,
  evolve: (_, { event }) => event.data,
  project: projectAgreements,
}

async function projectAgreements(
  { tx, schema, id }: Target,
  news: readonly StoredEvent<AgreementEvent>[],
): Promise<void> {
  for (const { event } of news) {
    const { version, textHash, royaltyCode, rateBp, baseRule, on, name = null } = event.data
    await tx.query(
      `insert into ${schema}.artist_agreement
         (id, artist_id, version, text_hash, royalty_code, rate_bp, base_rule, accepted_on, name)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [`${id}/${version}`, Number(id), version, textHash, royaltyCode, rateBp, baseRule, on, name],
    )
  }
}
