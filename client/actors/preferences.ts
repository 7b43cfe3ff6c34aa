import { useSelector } from '@xstate/react'
import type { Preferences } from '#machines/preferences/machine.ts'
import { selectIsDismissed } from '#machines/preferences/selectors.ts'
import { useActors } from './context.ts'

/** The visitor's preferences, by name. */
export const usePreference = <Name extends keyof Preferences>(name: Name): Preferences[Name] =>
  useSelector(useActors().preferences, ({ context }) => context[name])

export const useChangePreferences = () => {
  const { preferences } = useActors()
  return (change: Partial<Omit<Preferences, 'dismissed'>>) =>
    preferences.send({ type: 'preferences.changed', change })
}

/** A notice that stays away once the visitor dismissed it. */
export const useNotice = (notice: string) => {
  const { preferences } = useActors()
  return {
    isDismissed: useSelector(preferences, selectIsDismissed(notice)),
    dismiss: () => preferences.send({ type: 'notice.dismissed', notice }),
  }
}
