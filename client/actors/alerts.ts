import { useSelector } from '@xstate/react'
import { useProcess } from '#client/actors/process/use-process.ts'
import { PROCESSES } from '#client/actors/processes.ts'
import type { Alert } from '#machines/alerts/list.ts'
import { selectAlerts } from '#machines/alerts/selectors.ts'

/** What to say to the visitor; it goes by itself after a while unless it is persistent. */
export type Notice = Pick<Alert, 'status' | 'text'> &
  Partial<Pick<Alert, 'items' | 'persistent' | 'action' | 'more'>>

export const toAlert = ({ persistent = false, action = null, ...notice }: Notice): Alert => ({
  id: crypto.randomUUID(),
  persistent,
  action,
  ...notice,
})

export const useAlerts = (): readonly Alert[] => useSelector(useProcess(PROCESSES.alerts), selectAlerts)

export const useRaiseAlert = () => {
  const alerts = useProcess(PROCESSES.alerts)
  return (notice: Notice) => alerts.send({ type: 'alert.raised', alert: toAlert(notice) })
}

/** What can be done to one alert. */
export const useAlertIntents = (id: string) => {
  const alerts = useProcess(PROCESSES.alerts)
  return {
    dismiss: () => alerts.send({ type: 'alert.dismissed', id }),
    hold: () => alerts.send({ type: 'alert.held', id }),
    release: () => alerts.send({ type: 'alert.released', id }),
    act: () => alerts.send({ type: 'alert.acted', id }),
  }
}
