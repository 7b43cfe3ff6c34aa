import { createQueryPreloader } from '@apollo/client/react'
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { SearchPageDocument } from '#client/apollo/generated/graphql.ts'
import { apolloContext } from '#client/apollo/router-context.ts'
import { readPlace, searchInput } from './place.ts'

/**
 * Asks for the page as soon as its address is known, and keeps the old one in place until it is there. A failure is part of
 * the answer, so that the page around it stands.
 */
export const loader = ({ request, context }: LoaderFunctionArgs) => {
  const preload = createQueryPreloader(context.get(apolloContext))
  const input = searchInput(readPlace(new URL(request.url).searchParams))
  return preload.toPromise(preload(SearchPageDocument, { variables: { input }, errorPolicy: 'all' }))
}

/** Opening and closing the quick view changes the hash only: the page is still the page. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname ||
  currentUrl.search !== nextUrl.search ||
  currentUrl.hash === nextUrl.hash
