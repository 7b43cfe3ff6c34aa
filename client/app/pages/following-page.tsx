import { openFollows } from '#client/app/follow/artists/open-follows.ts'
import { FollowingScreen } from '#client/features/artist/following/following-screen.tsx'
import { loadOnce } from './load-once.ts'

export const loader = loadOnce(openFollows)

/** /accounts/following */
export const Component = () => <FollowingScreen />
