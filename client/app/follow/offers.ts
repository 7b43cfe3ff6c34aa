import { type Notice, toAlert } from '#client/actors/alerts.ts'
import type { Actors } from '#client/app/start/lasting.ts'
import type { ActionOf, Alert, OfferKind } from '#machines/alerts/list.ts'
import { selectAlerts } from '#machines/alerts/selectors.ts'

/** What is said, and what is offered to do about it; without an action it is only said. */
interface Offer<Kind extends OfferKind> extends Omit<Notice, 'action'> {
  action: Omit<ActionOf<Kind>, 'kind'> | null
}

/**
 * All that alerts offer of one kind. The kind begins an alert's name and is in its action, so that an offer
 * from before a reload is known too.
 */
export const offersOf = <Kind extends OfferKind>(alerts: Actors['alerts'], kind: Kind) => {
  const named = `${kind} `
  const actionOf = ({ action }: Alert): ActionOf<Kind> | null => (isOfKind(kind, action) ? action : null)
  /** What tells an offer from others of its kind; null for another alert. Earlier versions named no kind. */
  const keyOf = (alert: Alert): string | null => {
    if (alert.id.startsWith(named)) return alert.id.slice(named.length)
    return actionOf(alert) ? alert.id : null
  }
  const listAlerts = () => selectAlerts(alerts.getSnapshot())

  return {
    offer({ action, ...notice }: Offer<Kind>, key: string = crypto.randomUUID()): void {
      const alert = toAlert({ ...notice, action: action && ({ ...action, kind } as ActionOf<Kind>) })
      alerts.send({ type: 'alert.raised', alert: { ...alert, id: named + key } })
    },
    /** Ends the offers whose key begins so, by default all: nothing is left to do about them. */
    end(beginning = ''): void {
      for (const alert of listAlerts())
        if (keyOf(alert)?.startsWith(beginning)) alerts.send({ type: 'alert.dismissed', id: alert.id })
    },
    /** The actions that are offered now. */
    listOffered: (): ActionOf<Kind>[] => listAlerts().flatMap((alert) => actionOf(alert) ?? []),
    /** Does what is offered once the visitor chooses it, also when it was offered before a reload. */
    onChosen(onAct: (action: ActionOf<Kind>) => void): void {
      alerts.on('alert.acted', ({ alert }) => {
        const action = actionOf(alert)
        if (action) onAct(action)
      })
    },
  }
}

const isOfKind = <Kind extends OfferKind>(kind: Kind, action: Alert['action']): action is ActionOf<Kind> =>
  action?.kind === kind
