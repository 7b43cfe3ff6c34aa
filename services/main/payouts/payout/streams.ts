import type { Clock } from '#services/shared/clock.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { createHandler, type StreamKind } from '#services/shared/events/handler.ts'
import { createEventStore } from '#services/shared/events/postgres-store.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { lockArtists } from '../../ledger/locks.ts'
import { type OpenedPayout, type PayoutEvent, payoutEvents } from './events.ts'
import { projectPayout } from './projection.ts'
import { evolvePayout, type PayoutState } from './state.ts'

/** The streams of payouts, each named by its token. */
export const payoutStreams: StreamKind<PayoutEvent, PayoutState | null> = {
  schema: 'main',
  prefix: 'payout-',
  types: payoutEvents,
  empty: null,
  evolve: evolvePayout,
  project: projectPayout,
}

const store = createEventStore('main', payoutEvents)

/** Reads the current state of a payout. Throws 404. */
export async function readPayout(db: Queryable, token: string): Promise<PayoutState> {
  return requirePayout((await store.read(db, payoutStreams.prefix + token)).reduce(evolvePayout, null))
}

/** Writes payouts: their events, their entries in the ledger and the tables that lists read. */
export function createPayoutStreams({ clock }: { clock: Clock }) {
  const handler = createHandler(payoutStreams, clock)

  /** Makes other writers of the payout and of its artist's money wait, and answers it. Throws 404. */
  async function lock(tx: Queryable, token: string): Promise<PayoutState> {
    const [row] = await tx.query<{ artist_id: number }>(
      'select artist_id from main.payout where token = $1 for update',
      [token],
    )
    if (!row) throw notFound()
    await lockArtists(tx, [row.artist_id])
    return readPayout(tx, token)
  }

  return {
    lock,

    /** Writes the first event of a payout, of an artist who is locked. */
    async open(tx: Queryable, token: string, opened: OpenedPayout, actor: string): Promise<void> {
      await handler.handle(tx, token, () => [{ type: 'payout.opened', data: opened }], actor)
    },

    /**
     * Runs one command, under the locks of the payout and its artist, and answers the payout after it and
     * what happened. `actor` is a uuid or `system`. Throws 404.
     */
    async change(
      tx: Queryable,
      token: string,
      decide: (state: PayoutState) => readonly PayoutEvent[],
      actor: string,
    ): Promise<{ state: PayoutState; news: readonly PayoutEvent[] }> {
      await lock(tx, token)
      let news: readonly PayoutEvent[] = []
      const after = await handler.handle(
        tx,
        token,
        (state) => {
          news = decide(requirePayout(state))
          return news
        },
        actor,
      )
      return { state: requirePayout(after.state), news }
    },
  }
}

function requirePayout(state: PayoutState | null): PayoutState {
  if (!state) throw notFound()
  return state
}
