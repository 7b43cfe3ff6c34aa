import { openThreads } from '#client/app/follow/artists/open-threads.ts'
import { MessageScreen } from '#client/features/artist/messages/message-screen.tsx'
import { loadOnce } from './load-once.ts'

export const loader = loadOnce(openThreads)

/** /artist/message */
export const Component = MessageScreen
