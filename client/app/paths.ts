/** Every page of the storefront (spec.md section 2). Pure data, so that the web process can answer a real 404. */
export const PAGE_PATHS = [
  '/',
  '/search',
  '/cart',
  '/accounts/login',
  '/accounts/register',
  '/accounts/logout',
] as const

/** Old and short addresses, and where they lead. */
export const REDIRECTS = {
  '/accounts': '/accounts/login',
  '/artists': '/artist',
} as const
