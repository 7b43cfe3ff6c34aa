import { change, type GraphCase, mine } from './case.ts'

/** Whom one follows is one's own; nobody follows themselves. */
export const FOLLOWING_CASES: readonly GraphCase[] = [
  { document: 'query { following { total artists { id isFollowed } mail { isWanted } } }', answers: mine },
  change(
    'setFollowing',
    'SetFollowingInput',
    async (ground) => ({ id: `${await ground.artistPage()}`, following: true }),
    ['UNAUTHENTICATED', 'ok', 'ok', 'CONFLICT', 'ok'],
    'on the page of the artist',
  ),
  change('setFollowMail', 'SetFollowMailInput', () => ({ wanted: true }), mine),
]
