import { artistMessageProcess } from '#client/actors/artist-message.ts'
import type { Visit } from '#client/app/start/visit.ts'
import { endWithSession } from './subjects-of-session.ts'

/** Drops what is typed as the session ends. Call it with the pages that show a thread. */
export const openThreads = ({ actors, processes }: Visit): void =>
  endWithSession(actors, processes.subjectsOf(artistMessageProcess))
