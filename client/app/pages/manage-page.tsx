import { openMentions } from '#client/app/follow/open-mentions.ts'
import { HomeScreen } from '#client/features/manage/home/home-screen.tsx'
import { loadOnce } from './load-once.ts'

export const loader = loadOnce(openMentions)

/** /manage */
export const Component = HomeScreen
