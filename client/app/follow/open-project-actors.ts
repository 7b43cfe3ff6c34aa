import type { ApolloClient } from '@apollo/client'
import type { Actors } from '#client/actors/context.ts'
import { createUndos } from '#client/actors/projects/undos.ts'
import { createUndoEffects } from '#client/effects/undo/undo.ts'
import { undoMachine } from '#machines/undo/machine.ts'
import type { RecordIn } from './go-on.ts'
import { createProjectAlerts } from './project-alerts.ts'

/** Takes back what was done to a project, and says what came of it. */
export const openProjectActors = (
  apollo: ApolloClient,
  alerts: Actors['alerts'],
  record: RecordIn,
): Pick<Actors, 'undos'> => {
  const undo = undoMachine.provide(createUndoEffects({ apollo }))
  const said = createProjectAlerts(alerts, apollo)
  return {
    undos: createUndos({
      // Keep the project's token out of the name: the token opens the project.
      logicOf: ({ seq }) => record(undo, `${seq}`),
      onStarted: said.undoing,
      onUndone: said.undone,
      onFailure: said.undoFailed,
    }),
  }
}
