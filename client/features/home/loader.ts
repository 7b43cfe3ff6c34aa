import { createQueryPreloader } from '@apollo/client/react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { HomePageDocument } from '#client/apollo/generated/graphql.ts'
import { apolloContext, takesPlaceContext } from '#client/apollo/router-context.ts'

/**
 * Asks for the pictures while the page is being drawn: the words do not wait for them, unless they stand
 * there with their pictures already.
 */
export const loadPictures = async ({ context }: LoaderFunctionArgs) => {
  const preload = createQueryPreloader(context.get(apolloContext))
  const pictures = preload(HomePageDocument, { errorPolicy: 'all' })
  if (context.get(takesPlaceContext)) await preload.toPromise(pictures).catch(() => {})
  return pictures
}
