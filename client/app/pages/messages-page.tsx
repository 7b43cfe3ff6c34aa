import { openThreads } from '#client/app/follow/artists/open-threads.ts'
import { openAnswers } from '#client/app/follow/open-answers.ts'
import type { Visit } from '#client/app/start/visit.ts'
import { Thread } from '#client/features/artist/messages/thread.tsx'
import { MessagesScreen } from '#client/features/manage/messages/messages-screen.tsx'
import { loadOnce } from './load-once.ts'

const openMessages = (visit: Visit): void => {
  openAnswers(visit)
  visit.makeOnce(openThreads)
}

export const loader = loadOnce(openMessages)

/** /manage/messages */
export const Component = () => <MessagesScreen Thread={Thread} />
