import type { Clock } from '#services/shared/clock.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import type { Write } from '#services/shared/database/write.ts'
import { invalid, notFound } from '#services/shared/http/problem.ts'
import { addLine, changeQuantity, MOST_LINES, type Refusal, removeLine, rename } from './decisions.ts'
import type { CartEvent, CheckedLine, Line } from './events.ts'
import { createMigration } from './migration.ts'
import { nameUnnamed } from './names.ts'
import type { Purchase } from './print.ts'
import type { CartState } from './state.ts'
import { createCartStreams, type Loaded, refuseOrdered, takeNextIds } from './streams.ts'
import { createUndo } from './undo-command.ts'

export type CartCommands = ReturnType<typeof createCartCommands>

/**
 * Makes the commands on carts. Each locks the cart's row until `tx` ends, so that commands on one cart are
 * decided one after another; the expected version of the append guards that. `user` is a uuid, or null for a
 * guest; `newToken` makes an unguessable token. All but create throw 404 for a cart that the user may not
 * open, and 409 `project_ordered` for one that has been ordered.
 */
export function createCartCommands({ clock, newToken }: { clock: Clock; newToken: () => string }) {
  const streams = createCartStreams({ clock })

  return {
    /** Answers the new cart's token. */
    async create(
      tx: Queryable,
      user: string | null,
      { email = null, name = nameUnnamed(user) }: { email?: string | null; name?: string },
    ): Promise<string> {
      const token = newToken()
      const [projectId = 0] = await takeNextIds(tx, 'project_id', 1)
      await streams.create(tx, token, [cartCreated(user, { projectId, name, email })], user)
      return token
    },

    /**
     * Makes a cart of the number `projectId` with its lines in it, and answers it. What `also` makes of it is
     * written in the same statement.
     */
    async createFilled(
      tx: Queryable,
      user: string | null,
      { projectId, email, lines }: Filling,
      also: (made: NewCart) => readonly Write[],
    ): Promise<NewCart> {
      const made = {
        token: newToken(),
        lines: lines.map((line): Line => ({ ...line, designToken: newToken() })),
      }
      const events: CartEvent[] = [
        cartCreated(user, { projectId, name: nameUnnamed(user), email }),
        ...made.lines.map((data) => ({ type: 'item.added' as const, data })),
      ]
      await streams.create(tx, made.token, events, user, also(made))
      return made
    },

    /**
     * Adds a purchase to a cart that is locked, as the line `id` unless there is an equal one. Answers the
     * line that it went to, and the cart after it. What `also` makes of that line is written in the same
     * statement.
     */
    async add(
      tx: Queryable,
      cart: Loaded,
      user: string | null,
      purchase: Purchase & Pick<Line, 'id'>,
      also: (line: Line) => readonly Write[] = () => [],
    ): Promise<{ line: Line; after: Loaded }> {
      refuseOrdered(cart)
      const added = throwIfRefused(addLine(cart.state, { ...purchase, designToken: newToken() }))
      const { line } = added
      const after = await streams.save(tx, cart, added.events, user, also(line))
      // A line that grew keeps its added price; note today's price now, without waiting for the next check.
      if (line.unitPrice === purchase.unitPrice && !line.fault) return { line, after }
      const today: CheckedLine = { id: line.id, unitPrice: purchase.unitPrice, fault: null }
      const checked: CartEvent = { type: 'lines.checked', data: { lines: [today] } }
      return { line, after: await streams.save(tx, after, [checked], 'system') }
    },

    /** Answers the token of the cart that the item is in. */
    async change(tx: Queryable, token: string, user: string | null, id: number, quantity: number) {
      const decide = (state: CartState) => throwIfRefused(changeQuantity(state, id, quantity)).events
      return (await streams.change(tx, token, decide, user)).token
    },

    /** Answers the version of the removal, by which it can be undone. */
    async remove(tx: Queryable, token: string, user: string | null, id: number): Promise<number> {
      const decide = (state: CartState) => throwIfRefused(removeLine(state, id)).events
      return (await streams.change(tx, token, decide, user)).version
    },

    /** Answers the cart's token. */
    async rename(tx: Queryable, token: string, user: string | null, name: string): Promise<string> {
      return (await streams.change(tx, token, (state) => rename(state, name), user)).token
    },

    migrate: createMigration(streams),
    undo: createUndo(streams, newToken),
  }
}

interface Filling {
  projectId: number
  email: string | null
  /** No two are equal. */
  lines: readonly (Purchase & Pick<Line, 'id'>)[]
}

/** A cart that was made with its lines. */
export interface NewCart {
  token: string
  lines: readonly Line[]
}

const cartCreated = (
  owner: string | null,
  { projectId, name, email }: { projectId: number; name: string; email: string | null },
): CartEvent => ({ type: 'cart.created', data: { projectId, name, owner, email } })

function throwIfRefused<T extends object>(decision: T | { refused: Refusal }): T {
  if (!('refused' in decision)) return decision
  if (decision.refused === 'no-such-item') throw notFound()
  throw invalid({ non_field_errors: [`A project holds at most ${MOST_LINES} items.`] })
}
