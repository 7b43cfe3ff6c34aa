import type { LoaderFunctionArgs } from 'react-router-dom'
import { CollectionsPageDocument } from '#client/apollo/generated/graphql.ts'
import { loadQuery } from '#client/apollo/load-query.ts'
import { readCollectionsVariables } from './address.ts'

export const loader = async (args: LoaderFunctionArgs) => {
  await loadQuery(
    args,
    CollectionsPageDocument,
    readCollectionsVariables(new URL(args.request.url).searchParams),
  )
  return null
}
