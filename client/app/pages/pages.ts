import type { LazyRouteFunction, RouteObject } from 'react-router-dom'

interface AnyPage {
  path: string
  /**
   * The source that `load` brings, as Vite's manifest calls it: the web process names its chunks in the
   * page's HTML.
   */
  module: string
  /** The page's own chunk; it exports `Component` and, where it needs data, `loader`. */
  load: LazyRouteFunction<RouteObject>
  /** What the page asks of whoever opens it (spec.md section 6); without it the page is public. */
  needs?: 'login' | 'staff'
}

/** The page of one image. */
export const IMAGE_PATH = '/images/:id'

/** The page of one collection. */
export const COLLECTION_PATH = '/collections/:id'

/** A project as its link shows it, to whoever has the link. */
export const SHARED_PATH = '/shared/:token'

const pages = [
  {
    path: '/',
    module: 'features/home/route.tsx',
    load: () => import('#client/features/home/route.tsx'),
  },
  {
    path: '/search',
    module: 'app/pages/search-page.tsx',
    load: () => import('#client/app/pages/search-page.tsx'),
  },
  {
    path: IMAGE_PATH,
    module: 'app/pages/image-page.tsx',
    load: () => import('#client/app/pages/image-page.tsx'),
  },
  {
    path: '/collections',
    module: 'app/pages/collections-page.tsx',
    load: () => import('#client/app/pages/collections-page.tsx'),
  },
  {
    path: COLLECTION_PATH,
    module: 'app/pages/collection-page.tsx',
    load: () => import('#client/app/pages/collection-page.tsx'),
  },
  {
    path: '/collections/:id/edit',
    module: 'features/collections/edit/route.tsx',
    load: () => import('#client/features/collections/edit/route.tsx'),
    needs: 'staff',
  },
  {
    path: '/cart',
    module: 'app/pages/cart-page.tsx',
    load: () => import('#client/app/pages/cart-page.tsx'),
  },
  {
    path: '/projects',
    module: 'app/pages/projects-page.tsx',
    load: () => import('#client/app/pages/projects-page.tsx'),
    needs: 'login',
  },
  {
    path: '/projects/:id',
    module: 'app/pages/project-page.tsx',
    load: () => import('#client/app/pages/project-page.tsx'),
    needs: 'login',
  },
  {
    path: '/checkout',
    module: 'app/pages/checkout-page.tsx',
    load: () => import('#client/app/pages/checkout-page.tsx'),
  },
  {
    path: '/checkout/confirmation/:id?',
    module: 'features/checkout/confirmation/route.tsx',
    load: () => import('#client/features/checkout/confirmation/route.tsx'),
  },
  {
    path: '/projects/:id/checkout',
    module: 'app/pages/project-checkout-page.tsx',
    load: () => import('#client/app/pages/project-checkout-page.tsx'),
    needs: 'login',
  },
  {
    path: SHARED_PATH,
    module: 'features/share/shared/route.tsx',
    load: () => import('#client/features/share/shared/route.tsx'),
  },
  {
    path: '/accounts/login',
    module: 'features/account/login.tsx',
    load: () => import('#client/features/account/login.tsx'),
  },
  {
    path: '/accounts/register',
    module: 'features/account/register.tsx',
    load: () => import('#client/features/account/register.tsx'),
  },
  {
    path: '/accounts/logout',
    module: 'features/account/logout.tsx',
    load: () => import('#client/features/account/logout.tsx'),
  },
  {
    path: '/accounts/reset-password',
    module: 'features/account/reset-password.tsx',
    load: () => import('#client/features/account/reset-password.tsx'),
  },
  {
    path: '/accounts/reset-password-confirm/:uid?/:token?',
    module: 'features/account/reset-password-confirm.tsx',
    load: () => import('#client/features/account/reset-password-confirm.tsx'),
  },
  {
    path: '/accounts/change-password',
    module: 'features/account/change-password.tsx',
    load: () => import('#client/features/account/change-password.tsx'),
    needs: 'login',
  },
  {
    path: '/accounts/security',
    module: 'app/pages/security-page.tsx',
    load: () => import('#client/app/pages/security-page.tsx'),
    needs: 'login',
  },
  {
    path: '/orders',
    module: 'features/orders/list/orders-list.tsx',
    load: () => import('#client/features/orders/list/orders-list.tsx'),
    needs: 'login',
  },
  {
    path: '/orders/:id',
    module: 'app/pages/order-page.tsx',
    load: () => import('#client/app/pages/order-page.tsx'),
  },
  {
    path: '/artist',
    module: 'features/artist/artist-home.tsx',
    load: () => import('#client/features/artist/artist-home.tsx'),
    needs: 'login',
  },
  {
    path: '/artist/profile',
    module: 'features/artist/artist-profile.tsx',
    load: () => import('#client/features/artist/artist-profile.tsx'),
    needs: 'login',
  },
  {
    path: '/manage',
    module: 'app/pages/manage-page.tsx',
    load: () => import('#client/app/pages/manage-page.tsx'),
    needs: 'staff',
  },
  {
    path: '/manage/batches',
    module: 'features/manage/batches/batches-screen.tsx',
    load: () => import('#client/features/manage/batches/batches-screen.tsx'),
    needs: 'staff',
  },
  {
    path: '/manage/batches/:id',
    module: 'app/pages/batch-page.tsx',
    load: () => import('#client/app/pages/batch-page.tsx'),
    needs: 'staff',
  },
  {
    path: '/manage/machines',
    module: 'app/pages/machines-page.tsx',
    load: () => import('#client/app/pages/machines-page.tsx'),
    needs: 'staff',
  },
  {
    path: '/manage/activity',
    module: 'features/manage/activity/activity-screen.tsx',
    load: () => import('#client/features/manage/activity/activity-screen.tsx'),
    needs: 'staff',
  },
  {
    path: '/manage/payment-due',
    module: 'features/manage/money/payments-due-screen.tsx',
    load: () => import('#client/features/manage/money/payments-due-screen.tsx'),
    needs: 'staff',
  },
  {
    path: '/manage/payment-due/:artist',
    module: 'features/manage/money/payment-due-screen.tsx',
    load: () => import('#client/features/manage/money/payment-due-screen.tsx'),
    needs: 'staff',
  },
  {
    path: '/manage/artist-payment',
    module: 'features/manage/money/artist-payments-screen.tsx',
    load: () => import('#client/features/manage/money/artist-payments-screen.tsx'),
    needs: 'staff',
  },
  {
    path: '/manage/artist-payment/:token',
    module: 'features/manage/money/artist-payment-screen.tsx',
    load: () => import('#client/features/manage/money/artist-payment-screen.tsx'),
    needs: 'staff',
  },
  {
    path: '/manage/payout-run',
    module: 'features/manage/money/payout-runs-screen.tsx',
    load: () => import('#client/features/manage/money/payout-runs-screen.tsx'),
    needs: 'staff',
  },
  {
    path: '/manage/payout-run/preview',
    module: 'features/manage/money/payout-preview-screen.tsx',
    load: () => import('#client/features/manage/money/payout-preview-screen.tsx'),
    needs: 'staff',
  },
  {
    path: '/manage/payout-run/:id',
    module: 'features/manage/money/payout-run-screen.tsx',
    load: () => import('#client/features/manage/money/payout-run-screen.tsx'),
    needs: 'staff',
  },
  {
    path: '/manage/art-usage',
    module: 'features/manage/money/art-usage-screen.tsx',
    load: () => import('#client/features/manage/money/art-usage-screen.tsx'),
    needs: 'staff',
  },
  {
    path: '/manage/tax-reporting',
    module: 'features/manage/money/tax-years-screen.tsx',
    load: () => import('#client/features/manage/money/tax-years-screen.tsx'),
    needs: 'staff',
  },
  {
    path: '/manage/tax-reporting/:year',
    module: 'features/manage/money/tax-year-screen.tsx',
    load: () => import('#client/features/manage/money/tax-year-screen.tsx'),
    needs: 'staff',
  },
  {
    path: '/manage/messages',
    module: 'app/pages/messages-page.tsx',
    load: () => import('#client/app/pages/messages-page.tsx'),
    needs: 'staff',
  },
  {
    path: '/manage/artist-profile/email',
    module: 'app/pages/artist-email-page.tsx',
    load: () => import('#client/app/pages/artist-email-page.tsx'),
    needs: 'staff',
  },
  {
    path: '/manage/upload/new',
    module: 'app/pages/upload-page.tsx',
    load: () => import('#client/app/pages/upload-page.tsx'),
    needs: 'staff',
  },
  {
    path: '/manage/:type',
    module: 'app/pages/records-page.tsx',
    load: () => import('#client/app/pages/records-page.tsx'),
    needs: 'staff',
  },
  {
    path: '/manage/:type/:id/history',
    module: 'app/pages/record-history-page.tsx',
    load: () => import('#client/app/pages/record-history-page.tsx'),
    needs: 'staff',
  },
  {
    path: '/manage/:type/new',
    module: 'app/pages/record-edit-page.tsx',
    load: () => import('#client/app/pages/record-edit-page.tsx'),
    needs: 'staff',
  },
  {
    path: '/manage/:type/:id',
    module: 'app/pages/record-page.tsx',
    load: () => import('#client/app/pages/record-page.tsx'),
    needs: 'staff',
  },
  {
    path: '/manage/:type/:id/edit',
    module: 'app/pages/record-edit-page.tsx',
    load: () => import('#client/app/pages/record-edit-page.tsx'),
    needs: 'staff',
  },
  {
    path: '/manage/artist-identity/:token/:type',
    module: 'app/pages/records-page.tsx',
    load: () => import('#client/app/pages/records-page.tsx'),
    needs: 'staff',
  },
  {
    path: '/manage/artist-identity/:token/:type/new',
    module: 'app/pages/record-edit-page.tsx',
    load: () => import('#client/app/pages/record-edit-page.tsx'),
    needs: 'staff',
  },
  {
    path: '/manage/artist-identity/:token/:type/:id',
    module: 'app/pages/record-page.tsx',
    load: () => import('#client/app/pages/record-page.tsx'),
    needs: 'staff',
  },
  {
    path: '/manage/artist-identity/:token/:type/:account/status-transitions',
    module: 'app/pages/records-page.tsx',
    load: () => import('#client/app/pages/records-page.tsx'),
    needs: 'staff',
  },
  {
    path: '/manage/artist-identity/:token/:type/:account/status-transitions/:id',
    module: 'app/pages/record-page.tsx',
    load: () => import('#client/app/pages/record-page.tsx'),
    needs: 'staff',
  },
  {
    path: '/manage/artist-identity/:token/:type/:id/edit',
    module: 'app/pages/record-edit-page.tsx',
    load: () => import('#client/app/pages/record-edit-page.tsx'),
    needs: 'staff',
  },
  {
    path: '/manage/artist-identity/:token/:type/:id/history',
    module: 'app/pages/record-history-page.tsx',
    load: () => import('#client/app/pages/record-history-page.tsx'),
    needs: 'staff',
  },
  {
    path: '/manage/reports',
    module: 'features/manage/reports/reports-screen.tsx',
    load: () => import('#client/features/manage/reports/reports-screen.tsx'),
    needs: 'staff',
  },
  {
    path: '/manage/reports/:id',
    module: 'app/pages/report-page.tsx',
    load: () => import('#client/app/pages/report-page.tsx'),
    needs: 'staff',
  },
] as const satisfies readonly AnyPage[]

export type PagePath = (typeof pages)[number]['path']

export interface Page extends AnyPage {
  path: PagePath
}

/**
 * Every page of the storefront (spec.md section 2), by which the router loads it and the web process answers
 * a real
 * 404. The web process reads it too, so nothing of the storefront is imported before `load` is called.
 */
export const PAGES: readonly Page[] = pages

/** Old and short addresses, and where they lead. */
export const REDIRECTS = {
  '/accounts': '/accounts/login',
  '/artists': '/artist',
} as const
