import { createContext, use, useEffect } from 'react'
import { type createBrowserRouter, type To, useLocation } from 'react-router-dom'

type Router = ReturnType<typeof createBrowserRouter>

export const RouterContext = createContext<Router | null>(null)

/**
 * Leads from the page with this key elsewhere, in its place in the history, unless the visitor is asking for
 * another page. Returns how to call it off.
 */
export const leadOn = (router: Pick<Router, 'state' | 'subscribe' | 'navigate'>, key: string, to: To) => {
  const leadOnceIdle = () => {
    const { navigation, location } = router.state
    if (navigation.state !== 'idle') return
    callOff()
    if (location.key === key) void router.navigate(to, { replace: true })
  }
  const callOff = router.subscribe(leadOnceIdle)
  leadOnceIdle()
  return callOff
}

/**
 * Leads on from this page once it is time. Ask the router, not React: React hears of navigations a moment
 * late.
 */
export const useLeadOn = (to: To, isTime: boolean): void => {
  const router = use(RouterContext)
  if (!router) throw new Error('There is no router.')
  const { key } = useLocation()
  useEffect(() => (isTime ? leadOn(router, key, to) : undefined), [router, key, to, isTime])
}
