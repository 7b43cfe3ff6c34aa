import { useMemo, useState } from 'react'
import { useFoundFacets, useShownPlace } from '#client/actors/pictures/search.ts'
import { type Counts, countsOf, NO_COUNTS } from './counts.ts'

/** Of the results that are shown; the old ones stay until the new ones are there. */
export const useFoundCounts = (): Counts => {
  const found = useFoundFacets(useShownPlace())
  const [kept, keep] = useState(found)
  if (found && found !== kept) keep(found)
  return useMemo(() => (kept ? countsOf(kept) : NO_COUNTS), [kept])
}
