import type { AnyPage } from './page.ts'

/** The pages of an account and its orders (spec.md section 2), which a first visit does not begin with. */
export const ACCOUNT_PAGES = [
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
    path: '/accounts/following',
    module: 'app/pages/following-page.tsx',
    load: () => import('#client/app/pages/following-page.tsx'),
    needs: 'login',
  },
  {
    path: '/orders',
    module: 'features/orders/list/orders-list.tsx',
    load: () => import('#client/features/orders/list/orders-list.tsx'),
    needs: 'login',
  },
  {
    path: '/orders/find',
    module: 'features/orders/find/route.tsx',
    load: () => import('#client/features/orders/find/route.tsx'),
  },
  {
    path: '/orders/:id',
    module: 'app/pages/order-page.tsx',
    load: () => import('#client/app/pages/order-page.tsx'),
  },
  {
    path: '/orders/:id/return',
    module: 'app/pages/return-page.tsx',
    load: () => import('#client/app/pages/return-page.tsx'),
  },
] as const satisfies readonly AnyPage[]
