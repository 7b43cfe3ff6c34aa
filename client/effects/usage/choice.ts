import { openStorage } from '#client/effects/browser/storage.ts'
import type { UsageChoice } from '#machines/usage/machine.ts'

declare global {
  interface Navigator {
    /** Of browsers that can say so to every shop (https://w3c.github.io/gpc). */
    readonly globalPrivacyControl?: boolean
  }
}

const KEY = 'aquatint.usage'

const toChoice = (text: string | null): UsageChoice | null =>
  text === 'allowed' || text === 'refused' ? text : null

/** What this browser was told; else what it says of every shop; null where nobody has been asked. */
export const readChoice = (): UsageChoice | null =>
  toChoice(openStorage(() => localStorage).getItem(KEY)) ??
  (navigator.globalPrivacyControl ? 'refused' : null)

export const keepChoice = (choice: UsageChoice): void => openStorage(() => localStorage).setItem(KEY, choice)

/** Hears of what another tab of this browser was told. */
export const hearChoice = (onHeard: (choice: UsageChoice) => void): void =>
  addEventListener('storage', ({ key, newValue }) => {
    const choice = key === KEY ? toChoice(newValue) : null
    if (choice) onHeard(choice)
  })
