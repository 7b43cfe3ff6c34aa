import type { AnyPage } from './page.ts'

/** An address that has a name of its own comes before those that any name fits: the first that fits is it. */
const pages = [
  {
    path: '/manage',
    module: 'app/pages/manage-page.tsx',
    load: () => import('#client/app/pages/manage-page.tsx'),
  },
  {
    path: '/manage/batches',
    module: 'features/manage/batches/batches-screen.tsx',
    load: () => import('#client/features/manage/batches/batches-screen.tsx'),
  },
  {
    path: '/manage/batches/:id',
    module: 'app/pages/batch-page.tsx',
    load: () => import('#client/app/pages/batch-page.tsx'),
  },
  {
    path: '/manage/machines',
    module: 'app/pages/machines-page.tsx',
    load: () => import('#client/app/pages/machines-page.tsx'),
  },
  {
    path: '/manage/activity',
    module: 'features/manage/activity/activity-screen.tsx',
    load: () => import('#client/features/manage/activity/activity-screen.tsx'),
  },
  {
    path: '/manage/payment-due',
    module: 'features/manage/money/payments-due-screen.tsx',
    load: () => import('#client/features/manage/money/payments-due-screen.tsx'),
  },
  {
    path: '/manage/payment-due/:artist',
    module: 'features/manage/money/payment-due-screen.tsx',
    load: () => import('#client/features/manage/money/payment-due-screen.tsx'),
  },
  {
    path: '/manage/artist-payment',
    module: 'features/manage/money/artist-payments-screen.tsx',
    load: () => import('#client/features/manage/money/artist-payments-screen.tsx'),
  },
  {
    path: '/manage/artist-payment/:token',
    module: 'features/manage/money/artist-payment-screen.tsx',
    load: () => import('#client/features/manage/money/artist-payment-screen.tsx'),
  },
  {
    path: '/manage/payout-run',
    module: 'features/manage/money/payout-runs-screen.tsx',
    load: () => import('#client/features/manage/money/payout-runs-screen.tsx'),
  },
  {
    path: '/manage/payout-run/preview',
    module: 'features/manage/money/payout-preview-screen.tsx',
    load: () => import('#client/features/manage/money/payout-preview-screen.tsx'),
  },
  {
    path: '/manage/payout-run/:id',
    module: 'features/manage/money/payout-run-screen.tsx',
    load: () => import('#client/features/manage/money/payout-run-screen.tsx'),
  },
  {
    path: '/manage/art-usage',
    module: 'features/manage/money/art-usage-screen.tsx',
    load: () => import('#client/features/manage/money/art-usage-screen.tsx'),
  },
  {
    path: '/manage/tax-reporting',
    module: 'features/manage/money/tax-years-screen.tsx',
    load: () => import('#client/features/manage/money/tax-years-screen.tsx'),
  },
  {
    path: '/manage/tax-reporting/:year',
    module: 'features/manage/money/tax-year-screen.tsx',
    load: () => import('#client/features/manage/money/tax-year-screen.tsx'),
  },
  {
    path: '/manage/returns',
    module: 'features/manage/returns/returns-screen.tsx',
    load: () => import('#client/features/manage/returns/returns-screen.tsx'),
  },
  {
    path: '/manage/returns/:id',
    module: 'features/manage/returns/return-screen.tsx',
    load: () => import('#client/features/manage/returns/return-screen.tsx'),
  },
  {
    path: '/manage/messages',
    module: 'app/pages/messages-page.tsx',
    load: () => import('#client/app/pages/messages-page.tsx'),
  },
  {
    path: '/manage/artist-profile/email',
    module: 'app/pages/artist-email-page.tsx',
    load: () => import('#client/app/pages/artist-email-page.tsx'),
  },
  {
    path: '/manage/upload/new',
    module: 'app/pages/upload-page.tsx',
    load: () => import('#client/app/pages/upload-page.tsx'),
  },
  {
    path: '/manage/reports',
    module: 'features/manage/reports/reports-screen.tsx',
    load: () => import('#client/features/manage/reports/reports-screen.tsx'),
  },
  {
    path: '/manage/reports/:id',
    module: 'app/pages/report-page.tsx',
    load: () => import('#client/app/pages/report-page.tsx'),
  },
  {
    path: '/manage/:type',
    module: 'app/pages/records-page.tsx',
    load: () => import('#client/app/pages/records-page.tsx'),
  },
  {
    path: '/manage/:type/:id/history',
    module: 'app/pages/record-history-page.tsx',
    load: () => import('#client/app/pages/record-history-page.tsx'),
  },
  {
    path: '/manage/:type/new',
    module: 'app/pages/record-edit-page.tsx',
    load: () => import('#client/app/pages/record-edit-page.tsx'),
  },
  {
    path: '/manage/:type/:id',
    module: 'app/pages/record-page.tsx',
    load: () => import('#client/app/pages/record-page.tsx'),
  },
  {
    path: '/manage/:type/:id/edit',
    module: 'app/pages/record-edit-page.tsx',
    load: () => import('#client/app/pages/record-edit-page.tsx'),
  },
  {
    path: '/manage/artist-identity/:token/:type',
    module: 'app/pages/records-page.tsx',
    load: () => import('#client/app/pages/records-page.tsx'),
  },
  {
    path: '/manage/artist-identity/:token/:type/new',
    module: 'app/pages/record-edit-page.tsx',
    load: () => import('#client/app/pages/record-edit-page.tsx'),
  },
  {
    path: '/manage/artist-identity/:token/:type/:id',
    module: 'app/pages/record-page.tsx',
    load: () => import('#client/app/pages/record-page.tsx'),
  },
  {
    path: '/manage/artist-identity/:token/:type/:account/status-transitions',
    module: 'app/pages/records-page.tsx',
    load: () => import('#client/app/pages/records-page.tsx'),
  },
  {
    path: '/manage/artist-identity/:token/:type/:account/status-transitions/:id',
    module: 'app/pages/record-page.tsx',
    load: () => import('#client/app/pages/record-page.tsx'),
  },
  {
    path: '/manage/artist-identity/:token/:type/:id/edit',
    module: 'app/pages/record-edit-page.tsx',
    load: () => import('#client/app/pages/record-edit-page.tsx'),
  },
  {
    path: '/manage/artist-identity/:token/:type/:id/history',
    module: 'app/pages/record-history-page.tsx',
    load: () => import('#client/app/pages/record-history-page.tsx'),
  },
] as const satisfies readonly Omit<AnyPage, 'needs'>[]

/** The pages of the staff console (spec.md section 2, Staff routes). */
export const CONSOLE_PAGES = pages.map((page) => ({ ...page, needs: 'staff' as const }))
