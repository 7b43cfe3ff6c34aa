import type { LoaderFunctionArgs } from 'react-router-dom'
import { ImagePageDocument } from '#client/apollo/generated/graphql.ts'
import { apolloContext } from '#client/apollo/router-context.ts'

/** Brings the image of the address into the cache and answers its id; there is no page for one that is not there. */
export const loadImage = async ({ params: { id = '' }, context, request }: LoaderFunctionArgs) => {
  const { data } = await context.get(apolloContext).query({
    query: ImagePageDocument,
    variables: { id },
    context: { fetchOptions: { signal: request.signal } },
  })
  if (!data?.image) throw new Response(null, { status: 404, statusText: 'Not Found' })
  return data.image.id
}
