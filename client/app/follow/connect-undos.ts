import { PROCESSES } from '#client/actors/processes.ts'
import { createProjectAlerts } from './project-alerts.ts'
import type { SubjectsDeps } from './subjects-of-session.ts'

/** Says what came of taking back what was done to a project. */
export const connectUndos = ({ actors: { alerts }, apollo, processes }: SubjectsDeps): void => {
  const projectAlerts = createProjectAlerts(alerts, apollo)
  processes.follow(PROCESSES.undo, (ref) => {
    const { act } = ref.getSnapshot().context
    ref.on('undo.started', () => projectAlerts.sayUndoing(act))
    ref.on('act.undone', ({ message }) => projectAlerts.sayUndone(act, message))
    ref.on('undo.failed', ({ failure }) => projectAlerts.sayUndoFailed(act, failure))
  })
}
