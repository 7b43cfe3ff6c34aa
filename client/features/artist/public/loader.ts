import type { LoaderFunctionArgs } from 'react-router-dom'
import { ArtistPageDocument } from '#client/apollo/generated/graphql.ts'
import { loadQuery } from '#client/apollo/load-query.ts'
import { readArtistVariables } from './address.ts'

/** Throws 404 where the artist has no page. */
export const loader = async (args: LoaderFunctionArgs) => {
  const address = new URL(args.request.url).searchParams
  const data = await loadQuery(args, ArtistPageDocument, readArtistVariables(args.params.id ?? '', address))
  if (data && !data.artistPage) throw new Response(null, { status: 404 })
  return null
}
