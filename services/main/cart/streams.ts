import type { Clock } from '#services/shared/clock.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import type { Write } from '#services/shared/database/write.ts'
import {
  createHandler,
  foldStream,
  type Loaded as LoadedStream,
  projectEach,
  type StreamKind,
} from '#services/shared/events/handler.ts'
import {
  createEventStore,
  type EventRow,
  eventsOf,
  toStored,
} from '#services/shared/events/postgres-store.ts'
import { conflict, notFound } from '#services/shared/http/problem.ts'
import { openCart } from './access.ts'
import { type CartEvent, cartEvents } from './events.ts'
import { writesOfCart, writesOfEvent } from './projection.ts'
import { type CartState, evolve, noCart } from './state.ts'

/** The streams of carts, each named by its token. */
export const cartStreams: StreamKind<CartEvent, CartState> = {
  schema: 'main',
  prefix: 'project-',
  types: cartEvents,
  empty: noCart,
  evolve: (state, { event }) => evolve(state, event),
  project: projectEach(writesOfEvent),
  writesOf: writesOfCart,
}

/** SQL for the events of a row of `main.cart`, of which {@link foldCart} makes the cart. */
export const EVENTS_OF_CART = eventsOf('main', `'${cartStreams.prefix}' || cart.token`)

/** Throws UnreadableEvent. */
export const foldCart = (token: string, events: readonly EventRow[]): Loaded =>
  toCart(
    foldStream(
      cartStreams,
      token,
      events.map((row) => toStored(row, cartEvents)),
    ),
  )

/** A cart with what commands decide on. */
export interface Loaded {
  token: string
  state: CartState
  /** Every event so far. */
  events: readonly CartEvent[]
  /** The version of the last event, from 1; 0 before the first. */
  version: number
}

const store = createEventStore('main', cartEvents)

/** Reads everything that happened to a cart, oldest first, with who did it and when. */
export const readStream = (db: Queryable, token: string) => store.read(db, cartStreams.prefix + token)

export type CartStreams = ReturnType<typeof createCartStreams>

/**
 * Reads carts from their events and writes them, by their token. A load locks the cart's row until `tx` ends.
 */
export function createCartStreams({ clock }: { clock: Clock }) {
  const handler = createHandler(cartStreams, clock)

  async function read(tx: Queryable, token: string): Promise<Loaded> {
    return toCart(await handler.load(tx, token))
  }

  /** Loads the cart that `given` opens for this user (uuid; null for a guest). Throws 404. */
  async function open(tx: Queryable, given: string, user: string | null): Promise<Loaded> {
    return read(tx, await openCart(tx, given, user, { forUpdate: true }))
  }

  return {
    read,

    /** Writes the first events of a new cart, and `also` in the same statement. */
    create: (
      tx: Queryable,
      token: string,
      news: readonly CartEvent[],
      user: string | null,
      also: readonly Write[] = [],
    ) => handler.save(tx, foldStream(cartStreams, token, []), news, actorOf(user), also),

    /**
     * Runs one command of this user on the cart that `given` opens, and answers the cart after it. Throws
     * 404, and 409 `project_ordered`.
     */
    async change(
      tx: Queryable,
      given: string,
      decide: (state: CartState) => readonly CartEvent[],
      user: string | null,
    ): Promise<Loaded> {
      const token = await openCart(tx, given, user, { forUpdate: true })
      const decideOpen = (state: CartState) => {
        refuseOrdered({ state })
        return decide(state)
      }
      return toCart(await handler.handle(tx, token, decideOpen, actorOf(user)))
    },

    /**
     * Writes events of this user (uuid, `system`, or null for a guest) to a cart that is locked already, and
     * `also` in the same statement. Answers the cart after the last event.
     */
    async save(
      tx: Queryable,
      { token: id, ...cart }: Loaded,
      news: readonly CartEvent[],
      user: string | null,
      also: readonly Write[] = [],
    ): Promise<Loaded> {
      return toCart(await handler.save(tx, { id, ...cart }, news, actorOf(user), also))
    },

    open,

    /** Loads the very cart of this token, even if another opens instead. For commands on two carts. */
    async loadLocked(tx: Queryable, token: string): Promise<Loaded> {
      const held = await tx.query('select token from main.cart where token = $1 for update', [token])
      if (held.length === 0) throw notFound()
      return read(tx, token)
    },
  }
}

const toCart = ({ id: token, ...loaded }: LoadedStream<CartEvent, CartState>): Loaded => ({
  token,
  ...loaded,
})

const actorOf = (user: string | null): string => user ?? 'guest'

/** Throws 409 `project_ordered` for a cart that has been ordered: nothing in it may change. */
export function refuseOrdered({ state }: Pick<Loaded, 'state'>): void {
  if (state.orderId === null) return
  throw conflict('This project has been ordered, so it can no longer be changed.', 'project_ordered')
}

/**
 * Makes commands on two carts of a user wait for one another, so that they agree on which carts these are.
 */
export const lockCartsOf = (tx: Queryable, user: string) =>
  tx.query('select pg_advisory_xact_lock(hashtext($1))', [`carts of ${user}`])

export async function takeNextIds(
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
