import { toAlert } from '#client/actors/alerts.ts'
import type { Actors } from '#client/actors/context.ts'
import { createQuantities, type Quantities } from '#client/actors/projects/quantities.ts'
import { createQuantityEffects } from '#client/effects/quantity/quantity.ts'
import { quantityMachine } from '#machines/quantity/machine.ts'
import { createProjectAlerts } from './project-alerts.ts'
import { watchLine } from './watch-line.ts'

const opened = new WeakMap<Actors, Quantities>()

/** What runs for the lines of projects, made with the first page that shows one, and says what came of it. */
export const openQuantities = (actors: Actors): Quantities => {
  const quantities = opened.get(actors) ?? create(actors)
  opened.set(actors, quantities)
  return quantities
}

const create = ({ alerts, quantityDeps: { apollo, record } }: Actors): Quantities => {
  const quantity = quantityMachine.provide(createQuantityEffects({ apollo }))
  const quantities = createQuantities({
    logicOf: ({ itemId }) => record(quantity, itemId),
    onRemoved: createProjectAlerts(alerts, apollo).removed,
    onFailure: ({ message }) =>
      alerts.send({ type: 'alert.raised', alert: toAlert({ status: 'danger', text: message }) }),
  })
  return {
    ...quantities,
    show(line) {
      const leave = quantities.show(line)
      const stop = watchLine(apollo, line)
      return () => {
        stop()
        leave()
      }
    },
  }
}
