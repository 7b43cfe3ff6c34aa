import { useSelector } from '@xstate/react'
import { useProcess } from '#client/actors/process/use-process.ts'
import { PROCESSES } from '#client/actors/processes.ts'
import type { Preferences } from '#machines/preferences/machine.ts'
import { selectIsDismissed } from '#machines/preferences/selectors.ts'

/** The visitor's preferences, by name. */
export const usePreference = <Name extends keyof Preferences>(name: Name): Preferences[Name] =>
  useSelector(useProcess(PROCESSES.preferences), ({ context }) => context[name])

export const useChangePreferences = () => {
  const preferences = useProcess(PROCESSES.preferences)
  return (change: Partial<Omit<Preferences, 'dismissed'>>) =>
    preferences.send({ type: 'preferences.changed', change })
}

/** A notice that stays away once the visitor dismissed it. */
export const useNotice = (notice: string) => {
  const preferences = useProcess(PROCESSES.preferences)
  return {
    isDismissed: useSelector(preferences, selectIsDismissed(notice)),
    dismiss: () => preferences.send({ type: 'notice.dismissed', notice }),
  }
}
