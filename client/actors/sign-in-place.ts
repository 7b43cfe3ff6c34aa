interface Place {
  pathname: string
  search: string
  hash: string
}

/** The sign-in form's address; it leads back to this place afterwards. */
export const signInPath = ({ pathname, search, hash }: Place): string =>
  pathname === '/' || pathname.startsWith('/accounts')
    ? '/accounts/login'
    : `/accounts/login?${new URLSearchParams({ redirect: `${pathname}${search}${hash}` })}`

/** Where to go after signing in: a place of this shop, else home. A page elsewhere could pass for ours. */
export const readRedirect = (params: URLSearchParams, origin: string): string => {
  const wanted = params.get('redirect') ?? ''
  if (!URL.canParse(wanted, origin)) return '/'
  const { origin: wantedOrigin, pathname, search, hash } = new URL(wanted, origin)
  const isOurs = wantedOrigin === origin && /^\/(?!\/|accounts\/)/.test(pathname)
  return isOurs ? `${pathname}${search}${hash}` : '/'
}
