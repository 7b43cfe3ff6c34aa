import { type MiddlewareFunction, type RouteObject, redirect } from 'react-router-dom'
import { takesPlaceContext } from '#client/apollo/router-context.ts'
import type { AnyPage, Section } from '#client/app/pages/page.ts'
import type { PagePath } from '#client/app/pages/pages.ts'
import { REDIRECTS, STOREFRONT_PAGES } from '#client/app/pages/storefront-pages.ts'
import { loadChunk } from '#client/app/parts/chunk.ts'
import { shouldRevalidate } from '#client/features/media/should-revalidate.ts'
import { loader as searchLoader } from '#client/features/search/loader.ts'
import { Layout } from './layout.tsx'
import { nextTask } from './next-task.ts'
import { PageLoading } from './page-loading.tsx'
import { RouteError } from './route-error.tsx'

/**
 * What asks for a page's data is here from the start, so that it asks while the page's own chunk is still on
 * its way.
 */
const early: Readonly<Record<string, Pick<RouteObject, 'loader' | 'shouldRevalidate'>>> = {
  ['/search' satisfies PagePath]: { loader: searchLoader, shouldRevalidate },
}

/** What a route tells of its page, besides how it is loaded. */
export type PageHandle = Pick<AnyPage, 'needs'>

export const toRoute = ({ path, load, needs }: AnyPage): RouteObject => ({
  path,
  lazy: loadChunk(load),
  handle: { needs } satisfies PageHandle,
  ...early[path],
})

const needsOf = (page: AnyPage) => page.needs

/** What every page of a section stands in; its pages come when one of them is opened. */
const sections: readonly (RouteObject & { id: Section })[] = [
  { id: 'account', children: [] },
  {
    id: 'artist',
    lazy: loadChunk(() => import('#client/features/artist/portal-layout.tsx')),
    children: [],
  },
  {
    id: 'console',
    lazy: loadChunk(() => import('#client/features/manage/manage-layout.tsx')),
    children: [],
  },
]

const redirects = Object.entries(REDIRECTS).map(
  ([path, to]): RouteObject => ({
    path,
    loader: ({ request }) => redirect(to + new URL(request.url).search),
  }),
)

/** A page that takes the place of the drawn one asks after the task that has made its router. */
const askInNextTask: MiddlewareFunction = async ({ context }, next) => {
  if (context.get(takesPlaceContext)) await nextTask()
  return next()
}

/** Two boundaries: a page that breaks leaves the navigation standing, and a broken layout still says so. */
export const ROUTES: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: RouteError,
    middleware: [askInNextTask],
    children: [
      {
        ErrorBoundary: RouteError,
        HydrateFallback: PageLoading,
        children: [
          ...STOREFRONT_PAGES.filter((page) => !needsOf(page)).map(toRoute),
          {
            lazy: loadChunk(() => import('#client/features/access/guard.tsx')),
            children: [...STOREFRONT_PAGES.filter(needsOf).map(toRoute), ...sections],
          },
          ...redirects,
          { path: '*', lazy: loadChunk(() => import('#client/features/not-found/route.tsx')) },
        ],
      },
    ],
  },
]
