import type { Audience } from '#client/actors/artist-email.ts'
import { type ListPlace, readPlace, writePlace } from '../resources/list/place.ts'
import * as say from './messages.ts'

const PATH = '/manage/artist-profile/email'
const IDS = 'ids'

/** The address of an email to these artists. */
export const emailToChosen = (ids: readonly string[]): string =>
  `${PATH}?${new URLSearchParams({ [IDS]: ids.join(',') })}`

/** The address of an email to all that a list shows. */
export const emailToListed = ({ search, filters }: Pick<ListPlace, 'search' | 'filters'>): string =>
  `${PATH}${writePlace({ ...readPlace(new URLSearchParams()), search, filters })}`

/** Whom an address is of; without anything, of all artists. */
export const readAudience = (address: URLSearchParams): Audience => {
  const ids = address.get(IDS)
  if (ids !== null) return { kind: 'chosen', ids: ids.split(',').filter((id) => /^\d{1,9}$/.test(id)) }
  const { search, filters } = readPlace(address)
  return { kind: 'listed', search, filters }
}

/** 'To the 3 artists you selected.' */
export const audienceInWords = (audience: Audience): string => {
  if (audience.kind === 'chosen') return say.toChosen(audience.ids.length)
  const isAll = audience.search === '' && Object.keys(audience.filters).length === 0
  return isAll ? say.toAllArtists : say.toListed
}
