import { type ActorRefFrom, createActor } from 'xstate'
import { inspected } from '#client/actors/inspect.ts'
import type { QuantityFailure } from '#machines/quantity/failure.ts'
import type { QuantityInput, quantityMachine } from '#machines/quantity/machine.ts'
import type { Line } from '#machines/quantity/ports.ts'
import { selectIsAtRest } from '#machines/quantity/selectors.ts'

type QuantityRef = ActorRefFrom<typeof quantityMachine>

interface QuantitiesDeps {
  logicOf: (line: Line) => typeof quantityMachine
  onFailure: (failure: QuantityFailure) => void
  /** `seq` of the removal in the project's history; null when the line was gone already. */
  onRemoved: (line: Line, seq: number | null) => void
}

export type Quantities = ReturnType<typeof createQuantities>

/**
 * The quantities of the lines on the screen, and of those that have left it while something was still to be
 * saved. A line that comes back meanwhile finds its actor again, so that there is never more than one change
 * of it in flight.
 */
export const createQuantities = ({ logicOf, onFailure, onRemoved }: QuantitiesDeps) => {
  const running = new Map<string, QuantityRef>()
  const shown = new Set<QuantityRef>()

  const forgetUnneeded = (ref: QuantityRef) => {
    if (!shown.has(ref) && isAtRest(ref)) running.delete(keyOf(ref.getSnapshot().context))
  }

  const create = (input: QuantityInput): QuantityRef => {
    const ref = createActor(logicOf(input), { ...inspected(), input })
    ref.on('line.failed', ({ failure }) => onFailure(failure))
    ref.on('line.removed', ({ seq }) => onRemoved(input, seq))
    ref.subscribe(() => forgetUnneeded(ref))
    return ref
  }

  return {
    /** The actor of a line; it runs once the line is shown. */
    of: (input: QuantityInput): QuantityRef => running.get(keyOf(input)) ?? create(input),

    /** The line comes on the screen. Returns what to call when it leaves, which saves at once what waits. */
    show(ref: QuantityRef): () => void {
      shown.add(ref)
      running.set(keyOf(ref.getSnapshot().context), ref)
      ref.start()
      return () => {
        shown.delete(ref)
        finish(ref)
        forgetUnneeded(ref)
      }
    },

    /** The page goes out of sight, perhaps for good. */
    finish: (): void => running.forEach(finish),
  }
}

const keyOf = ({ cartToken, itemId }: Line) => `${cartToken} ${itemId}`

const isAtRest = (ref: QuantityRef) => selectIsAtRest(ref.getSnapshot())

const finish = (ref: QuantityRef) => {
  if (!isAtRest(ref)) ref.send({ type: 'edit.finished' })
}
