import { PROCESSES } from '#client/actors/processes.ts'
import { createProjectAlerts } from './project-alerts.ts'
import type { SubjectsDeps } from './subjects-of-session.ts'

/** Says what came of taking back what was done to a project. */
export const connectUndos = ({ actors: { alerts }, apollo, processes }: SubjectsDeps): void => {
  const said = createProjectAlerts(alerts, apollo)
  processes.follow(PROCESSES.undo, (ref) => {
    const { act } = ref.getSnapshot().context
    ref.on('undo.started', () => said.undoing(act))
    ref.on('act.undone', ({ message }) => said.undone(act, message))
    ref.on('undo.failed', ({ failure }) => said.undoFailed(act, failure))
  })
}
