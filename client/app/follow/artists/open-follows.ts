import { followProcess } from '#client/actors/artists/follow.ts'
import { reread } from '#client/apollo/reread.ts'
import { endWithSession, sayFailure } from '#client/app/follow/subjects-of-session.ts'
import type { Visit } from '#client/app/start/visit.ts'

/**
 * Says why an artist could not be followed, and reads anew who is, as a read of before may be answered late.
 * Call it with the pages on which artists are followed.
 */
export const openFollows = ({ actors, apollo, processes }: Visit): void => {
  processes.follow(followProcess, (ref) => {
    ref.on('toggle.failed', sayFailure(actors))
    ref.on('toggle.changed', ({ subject }) => {
      if (subject.of === 'artist') reread(apollo, 'FollowButton', ({ id }) => id === subject.artistId)
    })
  })
  endWithSession(actors, processes.subjectsOf(followProcess))
}
