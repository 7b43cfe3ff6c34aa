import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { keepOrderToken, orderTokenOf } from '#client/effects/order-access/order-tokens.ts'

/** What a guest's mail adds to an order's address. */
const TOKEN = 'cart'

/**
 * Takes what opens a guest's order out of an address: answers the address without it, or null when there is
 * none or this browser has nowhere else to keep it.
 */
export const takeOutOrderToken = (orderId: string, url: URL): string | null => {
  const token = url.searchParams.get(TOKEN)
  if (!token || !keepOrderToken(orderId, token)) return null
  const left = new URLSearchParams(url.searchParams)
  left.delete(TOKEN)
  return `${url.pathname}${left.size > 0 ? `?${left}` : ''}`
}

/** What opens this order for a guest: from the mail's link, or kept since; null for whoever has none. */
export const useOrderToken = (orderId: string): string | null => {
  const { search } = useLocation()
  const [token] = useState(() => new URLSearchParams(search).get(TOKEN) || orderTokenOf(orderId))
  return token
}
