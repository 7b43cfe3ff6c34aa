import { createBrowserRouter, RouterContextProvider } from 'react-router-dom'
import { runningContext } from '#client/actors/process/router-context.ts'
import { apolloContext, takesPlaceContext } from '#client/apollo/router-context.ts'
import { type AnyPage, type Section, sectionOf } from '#client/app/pages/page.ts'
import { loadChunk } from '#client/app/parts/chunk.ts'
import { ROUTES, toRoute } from './routes.tsx'
import type { Visit } from './visit.ts'
import { visitContext } from './visit-context.ts'

const loadSection: Record<Section, () => Promise<readonly AnyPage[]>> = {
  account: loadChunk(async () => (await import('#client/app/pages/account-pages.ts')).ACCOUNT_PAGES),
  artist: loadChunk(async () => (await import('#client/app/pages/artist-pages.ts')).ARTIST_PAGES),
  console: loadChunk(async () => (await import('#client/app/pages/console-pages.ts')).CONSOLE_PAGES),
}

/**
 * Where loaders find what they need. `takesPlace` says whether a page stands there already, which the server
 * drew.
 */
export const createLoaderContext = (visit: Visit, takesPlace: boolean) =>
  new RouterContextProvider(
    new Map<Parameters<RouterContextProvider['get']>[0], unknown>([
      [apolloContext, visit.apollo],
      [runningContext, visit],
      [visitContext, visit],
      [takesPlaceContext, takesPlace],
    ]),
  )

/** `isDrawn` says whether the server drew the first page, whose place is taken by what is loaded first. */
export const createRouter = (visit: Visit, isDrawn: boolean) => {
  let takesPlace = isDrawn
  return createBrowserRouter(ROUTES, {
    future: { v8_middleware: true },
    patchRoutesOnNavigation: async ({ path, patch }) => {
      const section = sectionOf(path)
      if (section) patch(section, (await loadSection[section]()).map(toRoute))
    },
    getContext() {
      const context = createLoaderContext(visit, takesPlace)
      takesPlace = false
      return context
    },
  })
}
