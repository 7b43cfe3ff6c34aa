import type { LoaderFunctionArgs } from 'react-router-dom'
import { CollectionPageDocument } from '#client/apollo/generated/graphql.ts'
import { loadQuery } from '#client/apollo/load-query.ts'
import { readCollectionVariables } from './address.ts'

/** Throws 404 when there is no such collection. */
export const loader = async (args: LoaderFunctionArgs) => {
  const address = new URL(args.request.url).searchParams
  const data = await loadQuery(
    args,
    CollectionPageDocument,
    readCollectionVariables(args.params.id ?? '', address),
  )
  if (data && !data.collection) throw new Response(null, { status: 404 })
  return null
}
