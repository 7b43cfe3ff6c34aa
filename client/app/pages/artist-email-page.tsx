import { openEmails } from '#client/app/follow/open-emails.ts'
import { ArtistEmailScreen } from '#client/features/manage/artist-email/artist-email-screen.tsx'
import { loadOnce } from './load-once.ts'

export const loader = loadOnce(openEmails)

export const Component = ArtistEmailScreen
