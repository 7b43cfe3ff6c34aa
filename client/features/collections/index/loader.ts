import type { LoaderFunctionArgs } from 'react-router-dom'
import { CollectionsPageDocument } from '#client/apollo/generated/graphql.ts'
import { load } from '../load-query.ts'
import { collectionsAt } from './address.ts'

export const loader = async (args: LoaderFunctionArgs) => {
  await load(args, CollectionsPageDocument, collectionsAt(new URL(args.request.url).searchParams))
  return null
}
