import type { OrderCommand } from '#machines/lifecycles/order.ts'
import { addDays, type Day } from '#services/shared/business-day.ts'
import { buy } from '../cart/choice.ts'
import { createCartCommands } from '../cart/commands.ts'
import type { Line } from '../cart/events.ts'
import { createCartStreams, takeNextIds } from '../cart/streams.ts'
import { arrivalOf } from '../checkout/arrival.ts'
import type { AddressView } from '../checkout/contract.ts'
import { projectOf } from '../checkout/project.ts'
import { sumsOf } from '../checkout/sums.ts'
import { createOrderChanges } from '../orders/changing.ts'
import { toOrderLine } from '../orders/order-line.ts'
import { createOrderStreams } from '../orders/streams.ts'
import { notePerson } from '../people/people.ts'
import { SUBSTRATE_PRICES } from '../pricing/price-book.ts'
import { createTaxTable } from '../pricing/sales-tax.ts'
import { DEMONSTRATION_TAXES } from '../pricing/tax-book.ts'
import { findTerms } from '../royalties/find-terms.ts'
import { listStandardSizes } from '../sizes/rules.ts'
import { BUYERS, type DemoLine, type DemoSale } from './sales.ts'
import { STAFF, type Stage } from './stage.ts'
import type { Works } from './works.ts'

/** What happens on a day. */
export interface Step {
  day: Day
  run(): Promise<void>
}

/** A sale with the number of its order, and the day on which it is placed. */
export interface PlacedSale extends DemoSale {
  orderId: string
  placedOn: Day
}

/** Which of a work's sizes, the smallest first, where it is made so large. */
const SIZE = 3

/** Days from placing to each step of an order. */
const PRODUCED = 2
const SHIPPED = 5
const DELIVERED = 8

/** The steps of a sale, as far as it comes. `today` is what a refund counts from. */
export function stepsOf(stage: Stage, works: Works, sale: PlacedSale, today: Day): Step[] {
  const { orderId, placedOn, until, refunded = 0 } = sale
  const changes = createOrderChanges({ ...stage, shop: stage.settings })
  const command = (days: number, asked: OrderCommand): Step => ({
    day: addDays(placedOn, days),
    run: () => changes.change(stage.tx, orderId, asked, STAFF.user_id),
  })
  const parcel = { carrier: 'UPS', tracking: `1Z999AA1${orderId.slice(-4)}` }
  const steps: Step[] = [
    { day: placedOn, run: () => place(stage, works, sale) },
    command(0, { type: 'order.pay', by: 'staff' }),
    command(PRODUCED, { type: 'order.produce', by: 'staff' }),
    command(SHIPPED, { type: 'order.ship', by: 'staff', ...parcel }),
    command(DELIVERED, { type: 'order.deliver', by: 'staff' }),
  ]
  if (until === 'refunded')
    return [
      ...steps,
      { ...command(0, { type: 'order.refund', by: 'staff' }), day: addDays(today, -refunded) },
    ]
  return steps.slice(0, ['placed', 'paid', 'in_production', 'shipped', 'delivered'].indexOf(until) + 1)
}

/** Fills a project and orders it, as its buyer would. */
async function place(stage: Stage, works: Works, sale: PlacedSale): Promise<void> {
  const { tx, clock, newToken, today } = stage
  const buyer = buyerOf(sale)
  await notePerson(tx, { ...buyer, is_staff: false })
  const commands = createCartCommands({ clock, newToken })
  const cart = await commands.create(tx, buyer.user_id, { name: sale.project })
  const streams = createCartStreams({ clock })
  const lines: Line[] = []
  for (const wanted of sale.lines) {
    const [id = 0] = await takeNextIds(tx, 'item_id', 1)
    const filled = await streams.open(tx, cart, buyer.user_id)
    const { line } = await commands.add(tx, filled, buyer.user_id, { ...choose(works, wanted), id })
    lines.push(line)
  }
  const address = addressOf(buyer.name)
  const sums = await sumsOf(createTaxTable(DEMONSTRATION_TAXES), lines, address)
  const bought = { lines: lines.map(toOrderLine), sums }
  const { orderId } = sale
  await createOrderStreams({ clock }).place(tx, {
    ...bought,
    ...{ orderId, key: orderId, cart, address },
    project: (await projectOf(tx, cart)).project,
    owner: buyer.user_id,
    email: buyer.email,
    payment: { method: 'purchase_order', reference: `PO-${orderId.slice(-4)}` },
    arrival: arrivalOf(lines, address, today()),
    terms: await findTerms(tx, bought, works.terms, today()),
  })
  const open = await streams.open(tx, cart, buyer.user_id)
  await streams.save(tx, open, [{ type: 'cart.ordered', data: { orderId } }], buyer.user_id)
}

function choose({ bySeat }: Works, { seat, work, substrate, quantity, frame }: DemoLine) {
  const offered = bySeat.get(seat) ?? []
  const image = offered[work % offered.length]
  if (!image) throw new Error(`The demo catalogue has no work of artist ${seat}.`)
  const on = image.substrates.includes(substrate) ? substrate : 'print'
  const largest = { width: image.max_width, height: image.max_height }
  const sizes = listStandardSizes(largest, SUBSTRATE_PRICES[on].sheet)
  const size = sizes[SIZE] ?? sizes.at(-1)
  if (!size) throw new Error(`${image.id} is offered in no size on ${on}.`)
  return { ...buy(image, { substrate: on, size, frame }), quantity }
}

const buyerOf = ({ buyer }: DemoSale) => {
  const who = BUYERS[buyer]
  if (!who) throw new Error('Nobody buys.')
  return { ...who, user_id: `00000000-0000-4000-8000-${String(201 + buyer).padStart(12, '0')}` }
}

const addressOf = (name: string): AddressView => ({
  ...{ label: '', name, place_id: '', url: '', latitude: null, longitude: null },
  formatted_address: '120 Water Street, Boston, MA 02109, US',
  ...{ street_number: '120', route: 'Water Street', locality: 'Boston' },
  administrative_area_level_1: 'MA',
  ...{ administrative_area_level_2: '', administrative_area_level_3: '' },
  ...{ country: 'US', postal_code: '02109' },
})
