import type { Queryable } from '#services/shared/database/driver.ts'
import { type Reader, readActors } from '../people/people.ts'
import { MOULDINGS } from '../pricing/frame-book.ts'
import { hardwareOf, matWidthOf, measureOutside } from '../pricing/frames.ts'
import type { OrderLineView, OrderView, WorkshopView } from './contract.ts'
import type { OrderState } from './state.ts'

/** An order as `reader` may see it. */
export async function toOrderView(db: Queryable, state: OrderState, reader: Reader): Promise<OrderView> {
  const { placed, owner, status, paid, moments } = state
  const who = await readActors(
    db,
    moments.map(({ actor }) => actor),
    reader,
  )
  return {
    order_id: placed.orderId,
    status,
    paid,
    placed_at: moments[0]?.at ?? '',
    project: placed.project,
    email: placed.email,
    of_account: owner !== null,
    lines: placed.lines.map((line) => ({ ...line, workshop: workshopOf(line) })),
    ...placed.sums,
    address: placed.address,
    payment: placed.payment,
    arrival: placed.arrival,
    timeline: moments.map((moment) => ({
      status: moment.status,
      at: moment.at,
      who: who(moment.actor),
      carrier: moment.shipment?.carrier ?? null,
      tracking: moment.shipment?.tracking ?? null,
    })),
  }
}

function workshopOf({ frame, ...size }: OrderLineView): WorkshopView | null {
  if (!frame) return null
  const outside = measureOutside(size, frame)
  const { depth, finish } = MOULDINGS[frame.moulding]
  return {
    outside_width: outside.width,
    outside_height: outside.height,
    depth,
    finish,
    mat_width: frame.mat ? matWidthOf(size) : null,
    hardware: hardwareOf(size),
  }
}
