import { toAlert } from '#client/actors/alerts.ts'
import type { Actors } from '#client/app/start/lasting.ts'
import type { AlertAction } from '#machines/alerts/list.ts'
import { selectAlerts } from '#machines/alerts/selectors.ts'

/**
 * Offers of one kind to undo what was done last, each in an alert that stays: one at a time, or they would
 * cover the page. The kind is in the alert's name, so that an offer from before a reload is known too.
 */
export const createUndoOffers = (alerts: Actors['alerts'], kind: string) => {
  const end = () => {
    for (const { id } of selectAlerts(alerts.getSnapshot()))
      if (id.startsWith(kind)) alerts.send({ type: 'alert.dismissed', id })
  }
  return {
    offer(text: string, action: AlertAction): void {
      end()
      const alert = toAlert({ status: 'info', text, persistent: true, action })
      alerts.send({ type: 'alert.raised', alert: { ...alert, id: `${kind} ${alert.id}` } })
    },
    /** Ends the offer: nothing is left to undo. */
    end,
  }
}
