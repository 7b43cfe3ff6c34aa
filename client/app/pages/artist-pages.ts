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
    path: '/artist/profile',
    module: 'features/artist/artist-profile.tsx',
    load: () => import('#client/features/artist/artist-profile.tsx'),
    needs: 'login',
  },
  {
    path: '/artist/profile/edit',
    module: 'app/pages/artist-profile-edit-page.tsx',
    load: () => import('./artist-profile-edit-page.tsx'),
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
    load: () => import('./apply-page.tsx'),
  },
  {
    path: '/artist/apply/login',
    module: 'app/pages/apply-page.tsx',
    load: () => import('./apply-page.tsx'),
  },
  {
    path: '/artist/apply/info',
    module: 'app/pages/apply-page.tsx',
    load: () => import('./apply-page.tsx'),
    needs: 'login',
  },
  {
    path: '/artist/apply/sample',
    module: 'app/pages/apply-page.tsx',
    load: () => import('./apply-page.tsx'),
    needs: 'login',
  },
  {
    path: '/artist/apply/applied',
    module: 'app/pages/apply-page.tsx',
    load: () => import('./apply-page.tsx'),
    needs: 'login',
  },
] as const satisfies readonly AnyPage[]
