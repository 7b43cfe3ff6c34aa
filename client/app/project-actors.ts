import type { ApolloClient } from '@apollo/client'
import { toAlert } from '#client/actors/alerts.ts'
import type { Actors } from '#client/actors/context.ts'
import { createQuantities } from '#client/actors/quantities.ts'
import { createUndos } from '#client/actors/undos.ts'
import { createQuantityEffects } from '#client/effects/quantity.ts'
import { createUndoEffects } from '#client/effects/undo.ts'
import { quantityMachine } from '#machines/quantity/machine.ts'
import { undoMachine } from '#machines/undo/machine.ts'
import type { RecordIn } from './go-on.ts'
import { createProjectAlerts } from './project-alerts.ts'

/** What runs for the lines of a project, and says what came of it. */
export const openProjectActors = (
  apollo: ApolloClient,
  alerts: Actors['alerts'],
  record: RecordIn,
): Pick<Actors, 'quantities' | 'undos'> => {
  const quantity = quantityMachine.provide(createQuantityEffects({ apollo }))
  const undo = undoMachine.provide(createUndoEffects({ apollo }))
  const said = createProjectAlerts(alerts, apollo)
  return {
    quantities: createQuantities({
      logicOf: ({ itemId }) => record(quantity, itemId),
      onRemoved: said.removed,
      onFailure: ({ message }) =>
        alerts.send({ type: 'alert.raised', alert: toAlert({ status: 'danger', text: message }) }),
    }),
    undos: createUndos({
      // Not by the project's token, which opens it.
      logicOf: ({ seq }) => record(undo, `${seq}`),
      onStarted: said.undoing,
      onUndone: said.undone,
      onFailure: said.undoFailed,
    }),
  }
}
