interface Place {
  pathname: string
  search: string
  hash: string
}

/** Pages of an account where nothing is left to do for whoever has just signed in. */
const isOver = (pathname: string): boolean =>
  /^\/accounts(?!\/(change-password|security)$)(\/|$)/.test(pathname)

/**
 * The sign-in form's address; it leads back to this place afterwards, or to where a form that is open leads.
 */
export const makeSignInPath = ({ pathname, search, hash }: Place): string => {
  if (/^\/accounts\/(login|register)$/.test(pathname)) return `/accounts/login${search}`
  if (pathname === '/' || isOver(pathname)) return '/accounts/login'
  return `/accounts/login?${new URLSearchParams({ redirect: `${pathname}${search}${hash}` })}`
}

/** Where to go after signing in: a place of this shop, else home. A page elsewhere could pass for ours. */
export const readRedirect = (params: URLSearchParams, origin: string): string => {
  const wanted = params.get('redirect') ?? ''
  if (!URL.canParse(wanted, origin)) return '/'
  const { origin: wantedOrigin, pathname, search, hash } = new URL(wanted, origin)
  const isOurs = wantedOrigin === origin && /^\/(?!\/)/.test(pathname)
  return isOurs && !isOver(pathname) ? `${pathname}${search}${hash}` : '/'
}
