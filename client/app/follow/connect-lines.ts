import { toAlert } from '#client/actors/alerts.ts'
import { quantityProcess } from '#client/actors/projects/quantity.ts'
import { createProjectAlerts } from './project-alerts.ts'
import type { SubjectsDeps } from './subjects-of-session.ts'

/** Says what came of changing the lines of projects; to be called with the first page that shows one. */
export const connectLines = ({ actors: { alerts }, apollo, processes }: SubjectsDeps): void => {
  const said = createProjectAlerts(alerts, apollo)
  processes.follow(quantityProcess, (ref) => {
    ref.on('line.failed', ({ failure: { message } }) =>
      alerts.send({ type: 'alert.raised', alert: toAlert({ status: 'danger', text: message }) }),
    )
    ref.on('line.removed', ({ seq }) => {
      const { cartToken, itemId } = ref.getSnapshot().context
      said.removed({ cartToken, itemId }, seq)
    })
  })
}
