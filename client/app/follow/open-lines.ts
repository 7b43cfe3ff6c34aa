import { toAlert } from '#client/actors/alerts.ts'
import { quantityProcess } from '#client/actors/projects/quantity.ts'
import type { Visit } from '#client/app/start/visit.ts'
import { createProjectAlerts } from './project-alerts.ts'

/**
 * Says what came of changing the lines of projects, and saves what was typed last as the page goes out of
 * sight, perhaps for good; to be called with the first page that shows a line.
 */
export const openLines = ({ actors: { alerts }, apollo, processes }: Visit): void => {
  const projectAlerts = createProjectAlerts(alerts, apollo)
  processes.follow(quantityProcess, (ref) => {
    ref.on('line.failed', ({ failure: { message } }) =>
      alerts.send({ type: 'alert.raised', alert: toAlert({ status: 'danger', text: message }) }),
    )
    ref.on('line.removed', ({ seq }) => {
      const { cartToken, itemId } = ref.getSnapshot().context
      projectAlerts.sayRemoved({ cartToken, itemId }, seq)
    })
  })
  const lines = processes.subjectsOf(quantityProcess)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') lines.finishAll()
  })
}
