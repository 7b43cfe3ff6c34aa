import type { LoaderFunctionArgs } from 'react-router-dom'
import { ImagePageDocument, SizesDocument } from '#client/apollo/generated/graphql.ts'
import { apolloContext } from '#client/apollo/router-context.ts'

/**
 * Brings the image of the address into the cache and answers its id; there is no page for one that is not
 * there.
 */
export const loadImage = async ({ params: { id = '' }, context, request }: LoaderFunctionArgs) => {
  const apollo = context.get(apolloContext)
  // Begin to load its sizes now: quick add asks for them when it shows, and reports a failure.
  void apollo.query({ query: SizesDocument, variables: { id } }).catch(() => {})
  const { data } = await apollo.query({
    query: ImagePageDocument,
    variables: { id },
    context: { fetchOptions: { signal: request.signal } },
  })
  if (!data?.image) throw new Response(null, { status: 404, statusText: 'Not Found' })
  return data.image.id
}
