/** One alert as it is shown. */
export interface Alert {
  /** Unique; given by whoever raises it. */
  id: string
  status: 'info' | 'success' | 'warning' | 'danger'
  text: string
  /** Stays until it is dismissed. */
  persistent: boolean
  /** Something to do about it: a link, or a name that the composition root gives a meaning to. */
  action: AlertAction | null
}

export type AlertAction = { label: string; href: string } | { label: string; intent: string }

/** As many as fit on a phone above what they are about. */
export const MOST = 5

export const sameText = (alerts: readonly Alert[], { text }: Pick<Alert, 'text'>): Alert | null =>
  alerts.find((alert) => alert.text === text) ?? null

/** Who makes room for one more: the oldest that is not persistent, else the oldest. */
export const toGo = (alerts: readonly Alert[]): Alert | null =>
  alerts.length < MOST ? null : (alerts.find((alert) => !alert.persistent) ?? alerts[0] ?? null)

export const without = (alerts: readonly Alert[], id: string | undefined): Alert[] =>
  alerts.filter((alert) => alert.id !== id)
