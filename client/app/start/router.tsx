import { createBrowserRouter, type RouteObject, RouterContextProvider, redirect } from 'react-router-dom'
import { runningContext } from '#client/actors/process/router-context.ts'
import { apolloContext } from '#client/apollo/router-context.ts'
import { PAGES, type Page, type PagePath, REDIRECTS } from '#client/app/pages/pages.ts'
import { loadChunk } from '#client/app/parts/chunk.ts'
import { shouldRevalidate } from '#client/features/media/should-revalidate.ts'
import { loader as searchLoader } from '#client/features/search/loader.ts'
import { Layout } from './layout.tsx'
import { PageLoading } from './page-loading.tsx'
import { RouteError } from './route-error.tsx'
import type { Visit } from './visit.ts'
import { visitContext } from './visit-context.ts'

/**
 * What asks for a page's data is here from the start, so that it asks while the page's own chunk is still on
 * its way.
 */
const early: Partial<Record<PagePath, Pick<RouteObject, 'loader' | 'shouldRevalidate'>>> = {
  '/search': { loader: searchLoader, shouldRevalidate },
}

const toRoute = ({ path, load }: Page): RouteObject => ({ path, lazy: loadChunk(load), ...early[path] })

const isManaged = ({ path }: Page) => path === '/manage' || path.startsWith('/manage/')

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
          ...PAGES.filter(({ needs }) => !needs).map(toRoute),
          {
            lazy: loadChunk(() => import('#client/features/access/guard.tsx')),
            children: [
              ...PAGES.filter((page) => page.needs && !isManaged(page)).map(toRoute),
              {
                lazy: loadChunk(() => import('#client/features/manage/manage-layout.tsx')),
                children: PAGES.filter(isManaged).map(toRoute),
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

export const createRouter = (visit: Visit) =>
  createBrowserRouter(routes, {
    future: { v8_middleware: true },
    getContext: () =>
      new RouterContextProvider(
        new Map<Parameters<RouterContextProvider['get']>[0], unknown>([
          [apolloContext, visit.apollo],
          [runningContext, visit],
          [visitContext, visit],
        ]),
      ),
  })
