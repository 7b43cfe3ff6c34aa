import { artistMessageProcess } from '#client/actors/artist-message.ts'
import type { Visit } from '#client/app/start/visit.ts'

/**
 * Drops what is typed as somebody signs out; a session that lapses leaves it for whoever comes back. Call it
 * with the pages that show a thread.
 */
export const openThreads = ({ actors, processes }: Visit): void => {
  const threads = processes.subjectsOf(artistMessageProcess)
  actors.auth.on('session.cleared', ({ reason }) => {
    if (reason === 'signedOut') threads.sendAll({ type: 'signedOut' })
  })
}
