import { useAuth } from '#client/actors/people/auth.ts'
import { openProfileEdit } from '#client/app/follow/artists/open-profile-edit.ts'
import { ProfileEditScreen } from '#client/features/artist/profile/profile-edit-screen.tsx'
import { selectUser } from '#machines/auth/selectors.ts'
import { loadOnce } from './load-once.ts'

export const loader = loadOnce(openProfileEdit)

/** /artist/profile/edit, for whoever is signed in. */
export const Component = () => {
  const owner = useAuth(selectUser)?.uuid
  return owner === undefined ? null : <ProfileEditScreen key={owner} owner={owner} />
}
