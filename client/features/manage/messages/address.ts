import { createPageAddress } from '#client/ui/pagination/page-address.ts'

export const { readPage, writeQueryAt } = createPageAddress(20)

const ANSWERED = 'answered'

/** Whether the address asks for what was answered; otherwise it asks for what waits. */
export const asksForAnswered = (address: URLSearchParams): boolean => address.get(ANSWERED) === '1'

export const ANSWERED_QUERY = `?${ANSWERED}=1`

/** Which messages an address asks for. */
export type Kind = 'waiting' | 'answered' | 'artists'

/** An artist's thread is named by the uuid of their account. */
const ARTIST = 'artist'

export const readKind = (address: URLSearchParams): Kind => {
  if (address.has(ARTISTS) || address.has(ARTIST)) return 'artists'
  return asksForAnswered(address) ? 'answered' : 'waiting'
}

/** Whose thread it asks for; null for a list. */
export const readArtist = (address: URLSearchParams): string | null => address.get(ARTIST)

const ARTISTS = 'artists'

export const ARTISTS_QUERY = `?${ARTISTS}=1`

export const queryOfArtist = (user: string): string => `?${new URLSearchParams({ [ARTIST]: user })}`
