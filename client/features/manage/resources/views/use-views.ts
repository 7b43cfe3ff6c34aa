import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { type ResourceListQuery, SavedViewsDocument } from '#client/apollo/generated/graphql.ts'
import { readPlace } from '../list/place.ts'
import { typeOf } from '../types/types.ts'
import { knownOf } from './missing.ts'
import { findOpening, needsView } from './opening.ts'

type Resource = NonNullable<ResourceListQuery['resource']>

/**
 * The views of a list, and the place that its address leads to: that of the view which it names alone, or of
 * the person's default where it says nothing. `described` is null where the server does not say what there
 * is, and undefined until it has answered.
 */
export const useViews = (
  resource: string,
  address: URLSearchParams,
  described: Resource | null | undefined,
) => {
  const { data, previousData, error, refetch } = useQuery(SavedViewsDocument, {
    variables: { resource },
    fetchPolicy: 'cache-and-network',
  })
  const views = (data ?? previousData)?.savedViews
  const opening = useMemo(() => {
    if (!views || described === undefined) return null
    return findOpening(address, views, described && knownOf(described, typeOf(resource, [])))
  }, [address, views, described, resource])
  const place = useMemo(() => opening ?? readPlace(address), [opening, address])
  return {
    views,
    error,
    retry: () => void refetch(),
    /** The address is to be this place's; null where it is. */
    opening,
    place,
    /** Nobody knows yet which place that is. */
    isOpening: needsView(address) && !error && (!views || described === undefined),
  }
}
