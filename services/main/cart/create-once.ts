import type { FastifyRequest } from 'fastify'
import type { Queryable } from '#services/shared/database/driver.ts'
import {
  type Answer,
  type Kept,
  keepAnswer,
  keepAnswerToo,
  keptAnswerOf,
  openKept,
  readKeptAnswer,
  readKey,
} from '#services/shared/http/idempotency.ts'
import { networkOf } from '#services/shared/limits/network.ts'
import { userOf } from '../http.ts'
import { asNoted, isNotedAs, notePerson } from '../people/people.ts'
import { SAME_ADD, scopeOfAdds } from './add-keys.ts'
import { buyOnce, writeAnew } from './buying.ts'
import type { NewCart } from './commands.ts'
import type { AddedItem, CreatedCart } from './contract.ts'
import type { CartDeps } from './deps.ts'
import type { Line } from './events.ts'
import { nameUnnamed } from './names.ts'
import { type Purchase, toPrint } from './print.ts'
import { toCartView } from './queries.ts'

interface Making {
  request: FastifyRequest
  email: string | null
  /** What is added, word for word: the key is this add's too. */
  asked: unknown
  /** Asks the catalogue what is bought, and throws where it cannot be. */
  buy: () => Promise<Purchase>
  /** What is answered of the item, by its line. */
  answer: (line: Line) => AddedItem
}

type Deps = Pick<CartDeps, 'database' | 'clock' | 'carts' | 'limits' | 'today'>

/**
 * Makes a cart with its first item in it, once for each `Idempotency-Key`, in one read and one write. Between
 * them a guest's is counted, and an account noted that is new. The key is kept as an add's too: where the
 * account has made that add already, the cart is made without it. Throws 429, and what `buy` throws.
 */
export const createOnce = (deps: Deps, making: Making): Promise<Answer<CreatedCart>> =>
  buyOnce({
    buy: making.buy,
    write: (purchase) => writeCart(deps, making, purchase),
    findEarlier: () => readKeptAnswer({ ...nameMaking(making), database: deps.database }),
  })

const writeCart = ({ database, clock, carts, limits, today }: Deps, making: Making, purchase: Purchase) =>
  writeAnew(database, async (tx): Promise<Answer<CreatedCart>> => {
    const { request, email, asked, answer } = making
    const owner = userOf(request)
    const { projectId, lineId, kept, keptAdd, isNoted } = await readForCart(tx, making)
    const named = { ...nameMaking(making), at: clock() }
    if (kept) return openKept(kept, named)
    await limits.guestCart(tx, request)
    if (request.user && !isNoted) await notePerson(tx, request.user)
    const addTo = (token: string) => ({ ...named, ...SAME_ADD, asked, scope: scopeOfAdds({ token, owner }) })
    const addedBefore = keptAdd && openKept(keptAdd, addTo(''))
    const created = ({ token, lines }: NewCart): Answer<CreatedCart> => {
      const row = { token, project_id: projectId, name: nameUnnamed(owner), owner, latest_order: null }
      const cart = toCartView({ ...row, version: 1 + lines.length }, lines.map(toPrint), today())
      const [item] = addedBefore ? [addedBefore.body] : lines.map(answer)
      return { status: 201, body: { ...cart, ...(item && { item }) } }
    }
    const lines = addedBefore ? [] : [{ ...purchase, id: lineId }]
    const cart = await carts.createFilled(tx, owner, { projectId, email, lines }, (made) => [
      ...keepAnswer(named, created(made)),
      ...made.lines.flatMap((line) => keepAnswerToo(addTo(made.token), { status: 201, body: answer(line) })),
    ])
    return created(cart)
  })

/**
 * Answers the scope of a key with which a guest makes a cart. It has the network in it: the answer opens the
 * cart, and a stolen key must not.
 */
export const guestAt = ({ ip }: FastifyRequest): string => `guest at ${networkOf(ip)}`

/** An account's scope is another than that of its adds, which keeps the same key. */
const nameMaking = ({ request }: Making) => ({
  schema: 'main',
  request,
  scope: request.user ? `new cart of ${request.user.user_id}` : guestAt(request),
})

interface Row {
  projectId: number
  lineId: number
  /** What the key was answered before. */
  kept: Kept<CreatedCart> | null
  /** What the account's add of this key was answered before. */
  keptAdd: Kept<AddedItem> | null
  isNoted: boolean
}

async function readForCart(tx: Queryable, making: Making): Promise<Row> {
  const { request } = making
  const [row] = await tx.query<Row>(
    `select nextval('main.project_id')::int as "projectId", nextval('main.item_id')::int as "lineId",
       ${keptAnswerOf('main', { scope: '$1', key: '$2' })} as kept,
       ${keptAnswerOf('main', { scope: '$3', key: '$2' })} as "keptAdd",
       ${isNotedAs(3)} as "isNoted"`,
    [nameMaking(making).scope, readKey(request) ?? null, ...asNoted(request.user)],
  )
  if (!row) throw new Error('A query without a table answered no row')
  return row
}
