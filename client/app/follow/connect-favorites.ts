import { PROCESSES } from '#client/actors/processes.ts'
import { endWithSession, type SubjectsDeps, sayFailure } from './subjects-of-session.ts'

/** Says why a heart could not be filled or emptied. */
export const connectFavorites = ({ actors, processes }: SubjectsDeps): void => {
  processes.follow(PROCESSES.favorite, (ref) => ref.on('toggle.failed', sayFailure(actors)))
  endWithSession(actors, processes.subjectsOf(PROCESSES.favorite))
}
