/** The page of one image. */
export const IMAGE_PATH = '/images/:id'

/** The page of one collection. */
export const COLLECTION_PATH = '/collections/:id'

/** A project as its link shows it, to whoever has the link. */
export const SHARED_PATH = '/shared/:token'

/** Every page of the storefront (spec.md section 2). Pure data, so that the web process can answer a real 404. */
export const PAGE_PATHS = [
  '/',
  '/search',
  IMAGE_PATH,
  '/collections',
  COLLECTION_PATH,
  '/collections/:id/edit',
  '/cart',
  '/projects',
  '/projects/:id',
  '/checkout',
  '/checkout/confirmation/:id?',
  '/projects/:id/checkout',
  SHARED_PATH,
  '/accounts/login',
  '/accounts/register',
  '/accounts/logout',
  '/accounts/reset-password',
  '/accounts/reset-password-confirm/:uid?/:token?',
  '/accounts/change-password',
  '/accounts/security',
  '/orders',
  '/orders/:id',
  '/artist',
  '/artist/profile',
  '/manage/machines',
  '/manage/reports',
  '/manage/reports/:id',
] as const

/** What the router loads for each page, so that the web process can name it to the browser with the page. */
export const PAGE_MODULES: Record<(typeof PAGE_PATHS)[number], string> = {
  '/': 'features/home/route.tsx',
  '/search': 'app/pages/search-page.tsx',
  [IMAGE_PATH]: 'app/pages/image-page.tsx',
  '/collections': 'app/pages/collections-page.tsx',
  [COLLECTION_PATH]: 'app/pages/collection-page.tsx',
  '/collections/:id/edit': 'features/collections/edit/route.tsx',
  '/cart': 'app/pages/cart-page.tsx',
  '/projects': 'app/pages/projects-page.tsx',
  '/projects/:id': 'app/pages/project-page.tsx',
  '/checkout': 'app/pages/checkout-page.tsx',
  '/checkout/confirmation/:id?': 'features/checkout/confirmation/route.tsx',
  '/projects/:id/checkout': 'app/pages/project-checkout-page.tsx',
  [SHARED_PATH]: 'features/share/shared/route.tsx',
  '/accounts/login': 'features/account/login.tsx',
  '/accounts/register': 'features/account/register.tsx',
  '/accounts/logout': 'features/account/logout.tsx',
  '/accounts/reset-password': 'features/account/reset-password.tsx',
  '/accounts/reset-password-confirm/:uid?/:token?': 'features/account/reset-password-confirm.tsx',
  '/accounts/change-password': 'features/account/change-password.tsx',
  '/accounts/security': 'app/pages/security-page.tsx',
  '/orders': 'features/orders/list/orders-list.tsx',
  '/orders/:id': 'app/pages/order-page.tsx',
  '/artist': 'features/artist/artist-home.tsx',
  '/artist/profile': 'features/artist/artist-profile.tsx',
  '/manage/machines': 'app/pages/machines-page.tsx',
  '/manage/reports': 'features/manage/reports/reports-screen.tsx',
  '/manage/reports/:id': 'app/pages/report-page.tsx',
}

/** Pages that ask for something of whoever opens them (spec.md section 6); the others are public. */
export const PAGE_NEEDS: Partial<Record<string, 'login' | 'staff'>> = {
  '/accounts/change-password': 'login',
  '/accounts/security': 'login',
  '/projects': 'login',
  '/projects/:id': 'login',
  '/collections/:id/edit': 'staff',
  '/orders': 'login',
  '/projects/:id/checkout': 'login',
  '/artist': 'login',
  '/artist/profile': 'login',
  '/manage/machines': 'staff',
  '/manage/reports': 'staff',
  '/manage/reports/:id': 'staff',
}

/** Old and short addresses, and where they lead. */
export const REDIRECTS = {
  '/accounts': '/accounts/login',
  '/artists': '/artist',
  '/manage': '/manage/machines',
} as const
