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
    path: '/artist/account',
    module: 'features/artist/earnings/earnings-screen.tsx',
    load: () => import('#client/features/artist/earnings/earnings-screen.tsx'),
    needs: 'login',
  },
  {
    path: '/artist/message',
    module: 'app/pages/artist-message-page.tsx',
    load: () => import('./artist-message-page.tsx'),
    needs: 'login',
  },
] as const satisfies readonly AnyPage[]
