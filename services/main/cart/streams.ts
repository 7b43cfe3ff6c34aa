import type { Clock } from '#services/shared/clock.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { createEventStore } from '#services/shared/events/postgres-store.ts'
import { conflict, notFound } from '#services/shared/http/problem.ts'
import { openCart } from './access.ts'
import { type CartEvent, streamOf } from './events.ts'
import { project } from './projection.ts'
import { type CartState, evolve, noCart } from './state.ts'

/** A cart as commands decide on it. */
export interface Loaded {
  token: string
  state: CartState
  /** Every event so far. */
  events: readonly CartEvent[]
  /** Of the last of them, from 1; 0 before the first. */
  version: number
}

const store = createEventStore('main')

/** Everything that happened to a cart, oldest first, with who did it and when. */
export const readStream = (db: Queryable, token: string) => store.read<CartEvent>(db, streamOf(token))

export type CartStreams = ReturnType<typeof createCartStreams>

/** Carts read from their events and written to them, by their token. A load holds the cart's row until `tx` ends. */
export function createCartStreams({ clock }: { clock: Clock }) {
  async function read(tx: Queryable, token: string): Promise<Loaded> {
    const stored = await readStream(tx, token)
    const events = stored.map(({ event }) => event)
    return { token, events, version: events.length, state: events.reduce(evolve, noCart) }
  }

  /** The cart that `given` opens for this user (uuid; null for a guest). Throws 404. */
  async function open(tx: Queryable, given: string, user: string | null): Promise<Loaded> {
    return read(tx, await openCart(tx, given, user, { forUpdate: true }))
  }

  /**
   * Writes news of this user (uuid, `system`, or null for a guest). Answers the version after the last of
   * them.
   */
  async function save(
    tx: Queryable,
    { token, version: expectedVersion }: Pick<Loaded, 'token' | 'version'>,
    news: readonly CartEvent[],
    user: string | null,
  ): Promise<number> {
    const at = clock()
    const written = { expectedVersion, events: news, actor: user ?? 'guest', at }
    const version = await store.append(tx, { stream: streamOf(token), ...written })
    await project(tx, token, news, at)
    return version
  }

  return {
    read,

    save,

    /** Writes news as {@link save} does, and answers the cart as it is then. */
    async saved(tx: Queryable, cart: Loaded, news: readonly CartEvent[], user: string): Promise<Loaded> {
      if (news.length === 0) return cart
      await save(tx, cart, news, user)
      return read(tx, cart.token)
    },

    open,

    /** The same, to be changed. Throws 409 `project_ordered` as well. */
    async openToChange(tx: Queryable, given: string, user: string | null): Promise<Loaded> {
      const cart = await open(tx, given, user)
      refuseOrdered(cart)
      return cart
    },

    /** The very cart of this token, also when another opens in its place. For commands that concern two. */
    async hold(tx: Queryable, token: string): Promise<Loaded> {
      const held = await tx.query('select token from main.cart where token = $1 for update', [token])
      if (held.length === 0) throw notFound()
      return read(tx, token)
    },
  }
}

/** Throws 409 `project_ordered` for a cart that has been: nothing changes in it any more. */
export function refuseOrdered({ state }: Pick<Loaded, 'state'>): void {
  if (state.orderId === null) return
  throw conflict('This project has been ordered, so it cannot be changed any more.', 'project_ordered')
}

/** Commands that concern two carts of a user wait for one another, so that they agree on which they are. */
export const lockCartsOf = (tx: Queryable, user: string) =>
  tx.query('select pg_advisory_xact_lock(hashtext($1))', [`carts of ${user}`])

export async function nextIds(
  tx: Queryable,
  sequence: 'project_id' | 'item_id' | 'review_id',
  count: number,
): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(
    `select nextval('main.${sequence}')::int as id from generate_series(1, $1)`,
    [count],
  )
  return rows.map(({ id }) => Number(id))
}
