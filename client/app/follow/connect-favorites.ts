import { PICTURES } from '#client/actors/pictures/processes.ts'
import { endWithSession, type SubjectsDeps, sayFailure } from './subjects-of-session.ts'

/** Says why a heart could not be filled or emptied. */
export const connectFavorites = ({ actors, processes }: SubjectsDeps): void => {
  processes.follow(PICTURES.favorite, (ref) => ref.on('toggle.failed', sayFailure(actors)))
  endWithSession(actors, processes.subjectsOf(PICTURES.favorite))
}
