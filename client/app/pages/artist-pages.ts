import type { AnyPage } from './page.ts'

/** The pages of the artist portal (spec.md section 2, Artist routes). */
export const ARTIST_PAGES = [
  {
    path: '/artist',
    module: 'features/artist/artist-home.tsx',
    load: () => import('#client/features/artist/artist-home.tsx'),
    needs: 'login',
  },
  {
    path: '/artist/art',
    module: 'features/artist/art/art-summary.tsx',
    load: () => import('#client/features/artist/art/art-summary.tsx'),
    needs: 'login',
  },
  {
    path: '/artist/art/all',
    module: 'features/artist/art/all-works.tsx',
    load: () => import('#client/features/artist/art/all-works.tsx'),
    needs: 'login',
  },
  {
    path: '/artist/art/:id',
    module: 'app/pages/own-work-page.tsx',
    load: () => import('#client/app/pages/own-work-page.tsx'),
    needs: 'login',
  },
  {
    path: '/artist/upload/:advanced?',
    module: 'app/pages/artist-upload-page.tsx',
    load: () => import('#client/app/pages/artist-upload-page.tsx'),
    needs: 'login',
  },
  {
    path: '/artist/profile',
    module: 'features/artist/artist-profile.tsx',
    load: () => import('#client/features/artist/artist-profile.tsx'),
    needs: 'login',
  },
  {
    path: '/artist/account',
    module: 'features/artist/earnings/earnings-screen.tsx',
    load: () => import('#client/features/artist/earnings/earnings-screen.tsx'),
    needs: 'login',
  },
  {
    path: '/artist/apply',
    module: 'app/pages/apply-page.tsx',
    load: () => import('#client/app/pages/apply-page.tsx'),
  },
  {
    path: '/artist/apply/login',
    module: 'app/pages/apply-page.tsx',
    load: () => import('#client/app/pages/apply-page.tsx'),
  },
  {
    path: '/artist/apply/info',
    module: 'app/pages/apply-page.tsx',
    load: () => import('#client/app/pages/apply-page.tsx'),
    needs: 'login',
  },
  {
    path: '/artist/apply/sample',
    module: 'app/pages/apply-page.tsx',
    load: () => import('#client/app/pages/apply-page.tsx'),
    needs: 'login',
  },
  {
    path: '/artist/apply/applied',
    module: 'app/pages/apply-page.tsx',
    load: () => import('#client/app/pages/apply-page.tsx'),
    needs: 'login',
  },
  {
    path: '/artist/account/payment',
    module: 'app/pages/artist-payment-page.tsx',
    load: () => import('#client/app/pages/artist-payment-page.tsx'),
    needs: 'login',
  },
  {
    path: '/artist/new/payment',
    module: 'app/pages/artist-payment-page.tsx',
    load: () => import('#client/app/pages/artist-payment-page.tsx'),
    needs: 'login',
  },
  {
    path: '/artist/message',
    module: 'app/pages/artist-message-page.tsx',
    load: () => import('#client/app/pages/artist-message-page.tsx'),
    needs: 'login',
  },
] as const satisfies readonly AnyPage[]
