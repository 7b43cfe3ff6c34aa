import { openStorage } from '#client/effects/browser/storage.ts'
import { claimReload } from './chunk.ts'

/**
 * Reloads the page where that may mend a missing chunk, and says whether it does. Never while offline: the
 * browser's error page would replace ours.
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
