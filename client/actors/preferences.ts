import { useSelector } from '@xstate/react'
import type { Preferences } from '#machines/preferences/machine.ts'
import { useActors } from './context.ts'

/** What a visitor has set for themselves, by name. */
export const usePreference = <Name extends keyof Preferences>(name: Name): Preferences[Name] =>
  useSelector(useActors().preferences, ({ context }) => context[name])

export const useChangePreferences = () => {
  const { preferences } = useActors()
  return (change: Partial<Omit<Preferences, 'dismissed'>>) =>
    preferences.send({ type: 'preferences.changed', change })
}
