import type { FastifyRequest } from 'fastify'
import type { Day } from '#services/shared/business-day.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import type { EventRow } from '#services/shared/events/postgres-store.ts'
import {
  type Answer,
  type Kept,
  keepAnswer,
  keptAnswerOf,
  openKept,
  readKeptAnswer,
  readKey,
} from '#services/shared/http/idempotency.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { userOf } from '../http.ts'
import { asNoted, isNotedAs, notePerson } from '../people/people.ts'
import { openOwnedCart } from './access.ts'
import { SAME_ADD, SCOPE_OF_ADDS, scopeOfAdds } from './add-keys.ts'
import { buyOnce, NotNoted, writeAnew } from './buying.ts'
import type { AddedItem, CartView } from './contract.ts'
import type { CartDeps } from './deps.ts'
import type { Line } from './events.ts'
import { type Purchase, toPrint } from './print.ts'
import { type CartRow, toCartView } from './queries.ts'
import { EVENTS_OF_CART, foldCart, type Loaded } from './streams.ts'

interface Add {
  request: FastifyRequest
  /** The token of the cart that it goes to. */
  target: string
  /** Asks the catalogue what is bought, and throws where it cannot be. */
  buy: () => Promise<Purchase>
  /** The answer, by the line that the purchase went to. */
  answer: (line: Line) => Answer<AddedItem>
}

type Deps = Pick<CartDeps, 'database' | 'clock' | 'carts' | 'today'>

/**
 * Adds to a cart, once for each `Idempotency-Key`, in four statements: begin, read what there is, write what
 * is new, commit. Throws 404 for a cart that the caller may not open, and what `buy` throws.
 */
export const addOnce = (deps: Deps, add: Add): Promise<Answer<AddedItem>> =>
  buyOnce({
    buy: add.buy,
    write: (purchase) => writeAdd(deps, add, purchase),
    findEarlier: () => findEarlierAdd(deps, add),
  })

async function findEarlierAdd(
  { database }: Deps,
  { request, target }: Add,
): Promise<Answer<AddedItem> | null> {
  const cart = await openOwnedCart(database, target, userOf(request), { forUpdate: false })
  return readKeptAnswer<AddedItem>({ ...SAME_ADD, database, request, scope: scopeOfAdds(cart) })
}

const writeAdd = ({ database, clock, carts, today }: Deps, add: Add, purchase: Purchase) =>
  writeAnew(database, async (tx, isAgain): Promise<Answer<AddedItem>> => {
    const { request, answer } = add
    if (isAgain) await prepare(tx, add)
    const { cart, row, scope, lineId, kept, isNoted } = await readForAdd(tx, add)
    if (!isNoted) throw new NotNoted()
    const named = { ...SAME_ADD, request, scope, at: clock() }
    if (kept) return openKept(kept, named)
    const added = await carts.add(tx, cart, userOf(request), { ...purchase, id: lineId }, (line) =>
      keepAnswer(named, answer(line)),
    )
    const { status, body } = answer(added.line)
    return { status, body: { ...body, cart: viewOf(row, added.after, today()) } }
  })

/**
 * Notes the person and locks the cart, in the order of other writes. A statement that waits for a lock still
 * sees what was there before, so that it is read anew after this.
 */
async function prepare(tx: Queryable, { request, target }: Add): Promise<void> {
  if (request.user) await notePerson(tx, request.user)
  await openOwnedCart(tx, target, userOf(request), { forUpdate: true })
}

type Held = Omit<CartRow, 'version'>

interface Row extends Held {
  migrated_into: string | null
  events: EventRow[]
  kept: Kept<AddedItem> | null
  lineId: number
  isNoted: boolean
}

interface ReadForAdd {
  cart: Loaded
  row: Held
  scope: string
  /** Of a new line. */
  lineId: number
  /** What the key was answered before. */
  kept: Kept<AddedItem> | null
  /** Whether it is noted who adds, as they are today; a guest need not be. */
  isNoted: boolean
}

/** Reads all that an add is decided on, and locks the cart, opened as `openOwnedCart` does. Throws 404. */
async function readForAdd(
  tx: Queryable,
  { request, target }: Pick<Add, 'request' | 'target'>,
): Promise<ReadForAdd> {
  const { user } = request
  const [row] = await tx.query<Row>(
    `select token, project_id, name, owner, latest_order, migrated_into, nextval('main.item_id')::int as "lineId", ${EVENTS_OF_CART} as events,
       ${keptAnswerOf('main', { scope: SCOPE_OF_ADDS, key: '$2' })} as kept,
       ${isNotedAs(3)} as "isNoted"
     from main.cart where token = $1 for update`,
    [target, readKey(request) ?? null, ...asNoted(user)],
  )
  if (!row) throw notFound()
  const { token, owner, migrated_into: next, events, lineId, kept, isNoted } = row
  if (next) return readForAdd(tx, { request, target: next })
  if (owner && owner !== user?.user_id) throw notFound()
  return { cart: foldCart(token, events), row, scope: scopeOfAdds({ token, owner }), lineId, kept, isNoted }
}

/** Makes the answer of what was written, which is not read again. */
const viewOf = (row: Held, { version, state }: Loaded, today: Day): CartView =>
  toCartView({ ...row, version }, state.lines.filter(({ fault }) => !fault).map(toPrint), today)
