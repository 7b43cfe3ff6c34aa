import type { AnyPage } from './page.ts'

/** The page of one image. */
export const IMAGE_PATH = '/images/:id'

/** The page of one collection. */
export const COLLECTION_PATH = '/collections/:id'

/** The public page of one artist. */
export const ARTIST_PATH = '/artists/:id'

/** A project as its link shows it, to whoever has the link. */
export const SHARED_PATH = '/shared/:token'

/** The pages of everybody (spec.md section 2), which a visitor's first load lists. */
export const STOREFRONT_PAGES = [
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
    path: ARTIST_PATH,
    module: 'app/pages/artist-page.tsx',
    load: () => import('#client/app/pages/artist-page.tsx'),
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
    path: '/shipping',
    module: 'features/shop-page/route.tsx',
    load: () => import('#client/features/shop-page/route.tsx'),
  },
  {
    path: '/returns',
    module: 'features/shop-page/route.tsx',
    load: () => import('#client/features/shop-page/route.tsx'),
  },
  {
    path: '/terms',
    module: 'features/shop-page/route.tsx',
    load: () => import('#client/features/shop-page/route.tsx'),
  },
  {
    path: '/privacy',
    module: 'features/shop-page/route.tsx',
    load: () => import('#client/features/shop-page/route.tsx'),
  },
  {
    path: '/about',
    module: 'features/shop-page/route.tsx',
    load: () => import('#client/features/shop-page/route.tsx'),
  },
  {
    path: '/contact',
    module: 'features/shop-page/route.tsx',
    load: () => import('#client/features/shop-page/route.tsx'),
  },
] as const satisfies readonly AnyPage[]

/** Old and short addresses, and where they lead. */
export const REDIRECTS = {
  '/accounts': '/accounts/login',
  '/artists': '/artist',
} as const
