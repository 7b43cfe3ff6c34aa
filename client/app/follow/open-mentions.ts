import { mentionReadingProcess } from '#client/actors/mention-reading.ts'
import { reread } from '#client/apollo/reread.ts'
import type { Visit } from '#client/app/start/visit.ts'
import { endWithSession, sayFailure } from './subjects-of-session.ts'

/**
 * Reads and counts the mentions again as one is read, as more may wait than are listed, and says in an alert
 * what failed. Call it with the home page.
 */
export const openMentions = ({ actors, apollo, processes }: Visit): void => {
  processes.follow(mentionReadingProcess, (ref) => {
    ref.on('mention.read', () => {
      reread(apollo, 'Mentions')
      reread(apollo, 'DeskWaiting', ({ kind }) => kind === 'MENTIONS')
    })
    ref.on('reading.failed', sayFailure(actors))
  })
  endWithSession(actors, processes.subjectsOf(mentionReadingProcess))
}
