import type { GraphQLFormattedError } from 'graphql'
import { renderToReadableStream } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { connectSearchVisitor } from '#client/app/follow/connect-search.ts'
import { openDrawnVisit } from '#client/app/start/drawn-visit.ts'
import { Providers } from '#client/app/start/providers.tsx'
import { createLoaderContext } from '#client/app/start/router.tsx'
import { ROUTES } from '#client/app/start/routes.tsx'
import type { Settings } from '#client/ui/settings.tsx'

export interface Drawing {
  /** The page's whole address. */
  url: string
  settings: Settings
  /** Asks the graph as nobody. */
  fetch: typeof fetch
  /** Gives up: nobody waits for the page any more. */
  signal: AbortSignal
}

/** React would send what is larger later, and show it by a script. */
const AT_ONCE = Number.MAX_SAFE_INTEGER

/**
 * Draws a page as somebody sees it who has never been here, of the routes and machines that the browser runs.
 * Null where it is not whole: the browser tells of errors, and leads elsewhere. Rejects as it is given up.
 */
export const drawPage = async ({ url, settings, fetch, signal }: Drawing): Promise<string | null> => {
  let isWhole = true
  const { visit, close } = await openDrawnVisit(new URL('/graphql', url).href, async (input, init) => {
    const answer = await fetch(input, init)
    isWhole &&= answer.ok && !(await hasFailed(answer.clone()))
    return answer
  })
  try {
    connectSearchVisitor(visit)
    const handler = createStaticHandler(ROUTES, { future: { v8_middleware: true } })
    const context = await handler.query(new Request(url, { signal }), {
      requestContext: createLoaderContext(visit, true),
    })
    if (context instanceof Response || context.statusCode !== 200) return null
    const router = createStaticRouter(handler.dataRoutes, context)
    const stream = await renderToReadableStream(
      <Providers house={{ visit, router }} settings={settings}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Providers>,
      {
        signal,
        progressiveChunkSize: AT_ONCE,
        onError() {
          isWhole = false
        },
      },
    )
    await stream.allReady
    const html = await new Response(stream).text()
    return isWhole ? html : null
  } finally {
    close()
  }
}

/** Whether more is wrong with an answer than that nobody is signed in. */
const hasFailed = async (answer: Response): Promise<boolean> => {
  const { errors = [] } = (await answer.json()) as { errors?: readonly GraphQLFormattedError[] }
  return errors.some(({ extensions }) => extensions?.code !== 'UNAUTHENTICATED')
}
