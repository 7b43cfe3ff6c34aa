import { createActor, fromPromise } from 'xstate'
import { quantityMachine } from '#machines/quantity/machine.ts'
import type { Line } from '#machines/quantity/ports.ts'

/** Three keys, Enter and two answers. */
const EVENTS_AN_EDIT = 6

/** Makes 20,000 events. */
const EDITS = 3_334

export const EVENTS = EDITS * EVENTS_AN_EDIT

/** Makes a line of a cart whose server answers at once. */
export const makeQuantityLine = () => {
  let held = 1
  return quantityMachine.provide({
    actors: {
      changeQuantity: fromPromise<void, Line & { quantity: number }>(async ({ input }) => {
        held = input.quantity
      }),
      rereadLine: fromPromise<{ quantity: number } | null, Line>(async () => ({ quantity: held })),
    },
  })
}

/** Lets the page do its other work between two edits. */
const createTurns = () => {
  const { port1, port2 } = new MessageChannel()
  return () =>
    new Promise<void>((resolve) => {
      port1.onmessage = () => resolve()
      port2.postMessage(null)
    })
}

/** Changes one quantity over and over without a pause, each edit in a task of its own as in a page. */
export const edit = async (machine: ReturnType<typeof makeQuantityLine>) => {
  const input = { cartToken: '0b6ad9f4-3b1c-4d59-9d7c-1a3d0b0f5c11', itemId: '4711', quantity: 1 }
  const actor = createActor(machine, { input }).start()
  const turn = createTurns()
  for (let n = 0; n < EDITS; n += 1) {
    const wanted = String(100 + (n % 900))
    for (const length of [1, 2, 3]) actor.send({ type: 'quantity.edited', text: wanted.slice(0, length) })
    actor.send({ type: 'edit.finished' })
    await turn()
  }
  return actor
}
