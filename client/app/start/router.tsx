import type { ApolloClient } from '@apollo/client'
import { createBrowserRouter, type RouteObject, RouterContextProvider, redirect } from 'react-router-dom'
import type { Actors } from '#client/actors/context.ts'
import { actorsContext } from '#client/actors/router-context.ts'
import { apolloContext } from '#client/apollo/router-context.ts'
import {
  COLLECTION_PATH,
  IMAGE_PATH,
  PAGE_NEEDS,
  PAGE_PATHS,
  REDIRECTS,
  SHARED_PATH,
} from '#client/app/pages/paths.ts'
import { loadChunk } from '#client/app/parts/chunk.ts'
import { shouldRevalidate } from '#client/features/media/should-revalidate.ts'
import { loader as searchLoader } from '#client/features/search/loader.ts'
import { Layout } from './layout.tsx'
import { PageLoading } from './page-loading.tsx'
import { RouteError } from './route-error.tsx'

/** Each page is a chunk of its own; its module exports `Component` and, where it needs data, `loader`. */
const pages: Record<(typeof PAGE_PATHS)[number], NonNullable<RouteObject['lazy']>> = {
  '/': loadChunk(() => import('#client/features/home/route.tsx')),
  '/search': loadChunk(() => import('#client/app/pages/search-page.tsx')),
  [IMAGE_PATH]: loadChunk(() => import('#client/app/pages/image-page.tsx')),
  '/collections': loadChunk(() => import('#client/app/pages/collections-page.tsx')),
  [COLLECTION_PATH]: loadChunk(() => import('#client/app/pages/collection-page.tsx')),
  '/collections/:id/edit': loadChunk(() => import('#client/features/collections/edit/route.tsx')),
  '/cart': loadChunk(() => import('#client/app/pages/cart-page.tsx')),
  '/projects': loadChunk(() => import('#client/app/pages/projects-page.tsx')),
  '/projects/:id': loadChunk(() => import('#client/app/pages/project-page.tsx')),
  '/checkout': loadChunk(() => import('#client/app/pages/checkout-page.tsx')),
  '/checkout/confirmation/:id?': loadChunk(() => import('#client/features/checkout/confirmation/route.tsx')),
  '/projects/:id/checkout': loadChunk(() => import('#client/app/pages/project-checkout-page.tsx')),
  [SHARED_PATH]: loadChunk(() => import('#client/features/share/shared/route.tsx')),
  '/accounts/login': loadChunk(() => import('#client/features/account/login.tsx')),
  '/accounts/register': loadChunk(() => import('#client/features/account/register.tsx')),
  '/accounts/logout': loadChunk(() => import('#client/features/account/logout.tsx')),
  '/accounts/reset-password': loadChunk(() => import('#client/features/account/reset-password.tsx')),
  '/accounts/reset-password-confirm/:uid?/:token?': loadChunk(
    () => import('#client/features/account/reset-password-confirm.tsx'),
  ),
  '/accounts/change-password': loadChunk(() => import('#client/features/account/change-password.tsx')),
  '/accounts/security': loadChunk(() => import('#client/app/pages/security-page.tsx')),
  '/orders': loadChunk(() => import('#client/features/orders/list/orders-list.tsx')),
  '/orders/:id': loadChunk(() => import('#client/app/pages/order-page.tsx')),
  '/artist': loadChunk(() => import('#client/features/artist/artist-home.tsx')),
  '/artist/profile': loadChunk(() => import('#client/features/artist/artist-profile.tsx')),
  '/manage/machines': loadChunk(() => import('#client/app/pages/machines-page.tsx')),
  '/manage/reports': loadChunk(() => import('#client/features/manage/reports/reports-screen.tsx')),
  '/manage/reports/:id': loadChunk(() => import('#client/app/pages/report-page.tsx')),
}

/** What asks for a page's data is here from the start, so that it asks while the page's own chunk is still on its way. */
const early: Partial<Record<(typeof PAGE_PATHS)[number], Pick<RouteObject, 'loader' | 'shouldRevalidate'>>> =
  {
    '/search': { loader: searchLoader, shouldRevalidate },
  }

const pageRoute = (path: (typeof PAGE_PATHS)[number]): RouteObject => ({
  path,
  lazy: pages[path],
  ...early[path],
})

const isManaged = (path: string) => path.startsWith('/manage/')

const redirects = Object.entries(REDIRECTS).map(
  ([path, to]): RouteObject => ({
    path,
    loader: ({ request }) => redirect(to + new URL(request.url).search),
  }),
)

/** Two boundaries: a page that breaks leaves the navigation standing, and a broken layout still says so. */
const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: RouteError,
    children: [
      {
        ErrorBoundary: RouteError,
        HydrateFallback: PageLoading,
        children: [
          ...PAGE_PATHS.filter((path) => !PAGE_NEEDS[path]).map(pageRoute),
          {
            lazy: loadChunk(() => import('#client/features/access/guard.tsx')),
            children: [
              ...PAGE_PATHS.filter((path) => PAGE_NEEDS[path] && !isManaged(path)).map(pageRoute),
              {
                lazy: loadChunk(() => import('#client/features/manage/manage-layout.tsx')),
                children: PAGE_PATHS.filter(isManaged).map(pageRoute),
              },
            ],
          },
          ...redirects,
          { path: '*', lazy: loadChunk(() => import('#client/features/not-found/route.tsx')) },
        ],
      },
    ],
  },
]

export const createRouter = (apollo: ApolloClient, actors: Actors) =>
  createBrowserRouter(routes, {
    future: { v8_middleware: true },
    getContext: () =>
      new RouterContextProvider(
        new Map<Parameters<RouterContextProvider['get']>[0], unknown>([
          [apolloContext, apollo],
          [actorsContext, actors],
        ]),
      ),
  })
