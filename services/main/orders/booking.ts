import { businessDayOf, FIRST_TIME_ZONE } from '#services/shared/business-day.ts'
import type { Target } from '#services/shared/events/handler.ts'
import { createEventStore } from '#services/shared/events/postgres-store.ts'
import type { StoredEvent } from '#services/shared/events/store.ts'
import type { Entry } from '../ledger/entry.ts'
import { writeEntries } from '../ledger/write.ts'
import { bookOrder, type Happening, NOTHING, type OrderBooks } from '../royalties/books.ts'
import { insertLines, readBooks, saveLines } from '../royalties/rows.ts'
import type { LineTerms } from '../royalties/terms.ts'
import { type OrderEvent, orderEvents, type PlacedOrder } from './events.ts'

type Stored = StoredEvent<OrderEvent>

/** What an event does to the ledger and to royalties; an order enters the ledger once its terms are known. */

/** Call it before the order's own row is brought up to date. */
export async function bookEvent(target: Target, stored: Stored): Promise<void> {
  const happening = happeningOf(stored)
  const books = happening && (await readBooks(target, target.id))
  if (books) await write(target, stored, bookOrder(books, happening))
}

export const insertRoyalties = (
  target: Target,
  { orderId, lines }: PlacedOrder,
  terms: readonly LineTerms[],
  placedAt: string,
): Promise<void> => insertLines(target, { orderId, placedAt, lines, terms })

/** Books all that has happened to an order whose terms were derived since. */
export async function bookDerived(
  target: Target,
  stored: Stored,
  terms: readonly LineTerms[],
): Promise<void> {
  const earlier = await createEventStore('main', orderEvents).read(target.tx, stored.stream)
  const before = earlier.filter(({ version }) => version < stored.version)
  const [first] = before
  if (first?.event.type !== 'order.placed') return
  await insertRoyalties(target, first.event.data, terms, first.at)
  const placed = await readBooks(target, target.id)
  if (!placed) return
  let after: OrderBooks = { ...placed, isPaid: false, isRefunded: false, refunded: NOTHING }
  const entries: Entry[] = []
  for (const happening of before.flatMap((each) => happeningOf(each) ?? [])) {
    const booked = bookOrder(after, happening)
    entries.push(...booked.entries)
    after = booked.after
  }
  await write(target, stored, { after, entries })
}

async function write(
  target: Target,
  source: Stored,
  { after, entries }: { after: OrderBooks; entries: readonly Entry[] },
): Promise<void> {
  await writeEntries(target, source, entries)
  await saveLines(target, after.lines)
}

/** Null for an event that moves no money and no date. Events of before days were kept are of their time. */
function happeningOf({ event, at }: Stored): Happening | null {
  switch (event.type) {
    case 'order.paid':
    case 'order.shipped':
    case 'order.delivered':
    case 'order.cancelled':
    case 'order.refunded':
      return {
        type: HAPPENINGS[event.type],
        on: event.data.on ?? businessDayOf(new Date(at), FIRST_TIME_ZONE),
      }
    case 'order.lines-refunded': {
      const { returnId, lines, tax, shipping, on } = event.data
      const amounts = lines.map(({ id, amount }) => ({ line: id, amount }))
      return { type: 'lines-refunded', returnId, lines: amounts, tax, shipping, on }
    }
    default:
      return null
  }
}

const HAPPENINGS = {
  'order.paid': 'paid',
  'order.shipped': 'shipped',
  'order.delivered': 'delivered',
  'order.cancelled': 'cancelled',
  'order.refunded': 'refunded',
} as const
