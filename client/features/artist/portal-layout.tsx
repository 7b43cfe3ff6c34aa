import { useQuery } from '@apollo/client/react'
import { useAuth } from '#client/actors/people/auth.ts'
import { PortalUnreadDocument } from '#client/apollo/generated/graphql.ts'
import { SideNavigation } from '#client/ui/side-navigation.tsx'
import { selectArtist } from '#machines/auth/selectors.ts'
import * as say from './messages.tsx'
import { HOME, MESSAGES, PLACES } from './portal-places.ts'

/** What every page of the artist portal stands in: its navigation, for whoever was taken on as an artist. */
export const Component = () => {
  const stage = useAuth(selectArtist)?.applicationStage
  const isTakenOn = stage === 'approved' || stage === 'payment'
  return isTakenOn ? <Portal /> : <SideNavigation name="Artist portal" home={HOME} places={[]} />
}

/** A count that cannot be read is left out: the pages themselves say what is away. */
const Portal = () => {
  const { data } = useQuery(PortalUnreadDocument, { fetchPolicy: 'cache-and-network' })
  const of = data?.ownArtistThread?.unread ?? 0
  const places = PLACES.map((place) =>
    place.to === MESSAGES && of > 0 ? { ...place, count: { of, unit: say.unread } } : place,
  )
  return <SideNavigation name="Artist portal" home={HOME} places={places} />
}
