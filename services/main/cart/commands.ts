import type { Clock } from '#services/shared/clock.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { createEventStore } from '#services/shared/events/postgres-store.ts'
import { invalid, notFound } from '#services/shared/http/problem.ts'
import { openCart, recentCart } from './access.ts'
import { addLine, changeQuantity, MOST_LINES, merge, type Refusal, removeLine } from './decisions.ts'
import { project } from './projection.ts'
import {
  type CartEvent,
  type CartState,
  evolve,
  type Line,
  noCart,
  type Purchase,
  streamOf,
} from './state.ts'

export type CartCommands = ReturnType<typeof createCartCommands>

interface Loaded {
  token: string
  state: CartState
  version: number
}

/**
 * Writes to carts. Each holds the cart's row until `tx` ends, so that commands on one cart are decided one after another; the
 * expected version of the append stands behind that. `user` is a uuid, or null for a guest. `newToken` gives an unguessable
 * one. All but create throw 404 for a cart that the user may not open.
 */
export function createCartCommands({ clock, newToken }: { clock: Clock; newToken: () => string }) {
  const events = createEventStore('main')

  async function load(tx: Queryable, given: string, user: string | null): Promise<Loaded> {
    const token = await openCart(tx, given, user, { forUpdate: true })
    const stored = await events.read<CartEvent>(tx, streamOf(token))
    return { token, version: stored.length, state: stored.map(({ event }) => event).reduce(evolve, noCart) }
  }

  async function save(tx: Queryable, cart: Omit<Loaded, 'state'>, news: CartEvent[], user: string | null) {
    const at = clock()
    const written = { expectedVersion: cart.version, events: news, actor: user ?? 'guest', at }
    await events.append(tx, { stream: streamOf(cart.token), ...written })
    await project(tx, cart.token, news, at)
  }

  return {
    /** Answers the new cart's token. */
    async create(tx: Queryable, user: string | null, email: string | null): Promise<string> {
      const token = newToken()
      const project = { projectId: await next(tx, 'project_id'), name: 'My project' }
      const created = { type: 'cart.created', data: { ...project, owner: user, email } } as const
      await save(tx, { token, version: 0 }, [created], user)
      return token
    },

    /** Answers the line that the purchase went to. */
    async add(tx: Queryable, token: string, user: string | null, purchase: Purchase): Promise<Line> {
      const cart = await load(tx, token, user)
      const line = { ...purchase, id: await next(tx, 'item_id'), designToken: newToken() }
      const added = allowed(addLine(cart.state, line))
      await save(tx, cart, added.events, user)
      return added.line
    },

    /** Answers the token of the cart that the item is in. */
    async change(tx: Queryable, token: string, user: string | null, id: number, quantity: number) {
      const cart = await load(tx, token, user)
      await save(tx, cart, allowed(changeQuantity(cart.state, id, quantity)).events, user)
      return cart.token
    },

    async remove(tx: Queryable, token: string, user: string | null, id: number): Promise<void> {
      const cart = await load(tx, token, user)
      await save(tx, cart, allowed(removeLine(cart.state, id)).events, user)
    },

    /** Gives a guest's cart to the user, once: into their most recent cart, or as theirs when they have none. */
    async migrate(tx: Queryable, given: string, user: string): Promise<Migration> {
      // Two guest carts that arrive at once must agree on which cart of the user they go into.
      await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`carts of ${user}`])
      const guest = await load(tx, given, user)
      if (guest.state.owner === user) return { token: guest.token, added: 0, joined: 0 }
      const recent = await recentCart(tx, user)
      if (!recent) {
        await save(tx, guest, [{ type: 'cart.claimed', data: { owner: user } }], user)
        return { token: guest.token, added: guest.state.lines.length, joined: 0 }
      }
      const target = await load(tx, recent, user)
      const { from, into, added, joined } = merge(guest.state, { ...target.state, token: target.token })
      await save(tx, guest, from, user)
      await save(tx, target, into, user)
      return { token: target.token, added, joined }
    },
  }
}

interface Migration {
  /** Of the cart that has the lines now. */
  token: string
  added: number
  joined: number
}

function allowed<T extends object>(decision: T | { refused: Refusal }): T {
  if (!('refused' in decision)) return decision
  if (decision.refused === 'no-such-item') throw notFound()
  throw invalid({ non_field_errors: [`A project holds at most ${MOST_LINES} items.`] })
}

async function next(tx: Queryable, sequence: 'project_id' | 'item_id'): Promise<number> {
  const rows = await tx.query<{ id: number }>(`select nextval('main.${sequence}')::int as id`)
  return Number(rows[0]?.id)
}
