import { openAnswers } from '#client/app/follow/open-answers.ts'
import { MessagesScreen } from '#client/features/manage/messages/messages-screen.tsx'
import { loadOnce } from './load-once.ts'

export const loader = loadOnce(openAnswers)

export const Component = MessagesScreen
