import { openStorage } from '#client/effects/browser/storage.ts'

/**
 * What opens a guest's order: its project's token, kept by this browser and in no address but the mailed one.
 * The service takes it for as long as there is the order; here it is forgotten when somebody signs out, and
 * after 90 days, by when what was ordered has been made, has come, and may have gone back
 * (docs/decisions/0030-guest-orders-and-checkout-history.md).
 */

const PREFIX = 'aquatint.order.'
const LIFETIME = 90 * 86_400_000

const openLocalStorage = () => openStorage(() => localStorage)

/** Answers whether the browser keeps it: one that may not keep anything has only the address. */
export const keepOrderToken = (orderId: string, token: string): boolean => {
  const storage = openLocalStorage()
  forgetTokens(storage, (key) => readToken(storage, key) === null)
  try {
    storage.setItem(PREFIX + orderId, `${Date.now() + LIFETIME} ${token}`)
  } catch {
    return false
  }
  return orderTokenOf(orderId) === token
}

export const orderTokenOf = (orderId: string): string | null =>
  readToken(openLocalStorage(), PREFIX + orderId)

/** Forget these: the next visitor of this browser must not open the last one's orders. */
export const forgetOrderTokens = (): void => forgetTokens(openLocalStorage(), () => true)

/** Null for what is not there, is too old, or was not written here. */
const readToken = (storage: Storage, key: string): string | null => {
  const [, until, token] = /^(\d+) (.+)$/.exec(storage.getItem(key) ?? '') ?? []
  return token !== undefined && Number(until) > Date.now() ? token : null
}

const forgetTokens = (storage: Storage, isForgotten: (key: string) => boolean) => {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) if (key?.startsWith(PREFIX) && isForgotten(key)) storage.removeItem(key)
}
