import type { LoaderFunctionArgs } from 'react-router-dom'
import { arriveAtSearch } from '#client/actors/pictures/search.ts'
import { runningContext } from '#client/actors/process/router-context.ts'

/**
 * Tells the search its address as soon as that is known, and keeps the old page in place until there is an
 * answer. Going back, forward or loading the page has changed the window's address by then; any other way
 * changes it afterwards. A server has no window: there, as where a page is loaded, the visit begins here.
 */
export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const { pathname, search: query } = new URL(request.url)
  const byHistory =
    typeof location === 'undefined' || (location.pathname === pathname && location.search === query)
  await arriveAtSearch(context.get(runningContext), { query, byHistory, signal: request.signal })
  return null
}
