import { openStorage } from './storage.ts'

/** What opens a guest's order: its project's token, kept for as long as the tab and in no address but the mailed one. */

const PREFIX = 'aquatint.order.'

const open = () => openStorage(() => sessionStorage)

/** Answers whether the browser keeps it: one that may not keep anything has only the address. */
export const keepOrderToken = (orderId: string, token: string): boolean => {
  const storage = open()
  try {
    storage.setItem(PREFIX + orderId, token)
  } catch {
    return false
  }
  return storage.getItem(PREFIX + orderId) === token
}

export const orderTokenOf = (orderId: string): string | null => open().getItem(PREFIX + orderId)

/** Whoever is next in this tab opens no order of whoever was here. */
export const forgetOrderTokens = (): void => {
  const storage = open()
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) if (key?.startsWith(PREFIX)) storage.removeItem(key)
}
