import { openStorage } from '#client/effects/browser/storage.ts'
import { claimReload } from './chunk.ts'

/**
 * Loads the page anew where that may mend a missing chunk, and says whether it does. Never while offline: the
 * browser's own page of failure would take the place of ours.
 */
export const reloadOnce = (): boolean => {
  const mayMend =
    navigator.onLine &&
    claimReload(
      openStorage(() => sessionStorage),
      location.href,
      import.meta.url,
    )
  if (mayMend) location.reload()
  return mayMend
}
