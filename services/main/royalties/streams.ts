import { z } from 'zod'
import { defineEvents, type EventOf } from '#services/shared/events/event-types.ts'
import type { StreamKind, Target } from '#services/shared/events/handler.ts'
import type { StoredEvent } from '#services/shared/events/store.ts'
import { writeEntries } from '../ledger/write.ts'
import { clearLine } from './books.ts'
import { readLines, saveLines } from './rows.ts'

const schemas = {
  /** The royalties of these lines can be paid out from this day of business on. */
  'royalty.cleared': z.strictObject({ on: z.iso.date(), lines: z.array(z.string()).min(1) }),
}
export type RoyaltyEvent = EventOf<typeof schemas>

/** The streams of what artists have earned, each named by the artist's id. */
export const royaltyStreams: StreamKind<RoyaltyEvent, null> = {
  schema: 'main',
  prefix: 'royalty-',
  types: defineEvents(schemas),
  empty: null,
  evolve: () => null,
  project: projectRoyalties,
}

async function projectRoyalties(target: Target, news: readonly StoredEvent<RoyaltyEvent>[]): Promise<void> {
  for (const { event, ...source } of news) {
    const { on, lines } = event.data
    const cleared = (await readLines(target, lines)).map((line) => clearLine(line, on))
    await writeEntries(
      target,
      source,
      cleared.flatMap(({ entries }) => entries),
    )
    await saveLines(
      target,
      cleared.map(({ after }) => after),
    )
  }
}
