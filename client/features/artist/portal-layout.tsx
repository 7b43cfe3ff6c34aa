import { useAuth } from '#client/actors/people/auth.ts'
import { SideNavigation } from '#client/ui/side-navigation.tsx'
import { selectArtist } from '#machines/auth/selectors.ts'
import { HOME, PLACES } from './portal-places.ts'

/** What every page of the artist portal stands in: its navigation, for whoever was taken on as an artist. */
export const Component = () => {
  const stage = useAuth(selectArtist)?.applicationStage
  const isTakenOn = stage === 'approved' || stage === 'payment'
  return <SideNavigation name="Artist portal" home={HOME} places={isTakenOn ? PLACES : []} />
}
