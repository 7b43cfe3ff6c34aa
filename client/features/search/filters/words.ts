import type { FilterSection } from '#client/actors/pictures/search.ts'
import { sections } from '#machines/search/selectors.ts'

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The ones most asked for are open from the first. */
const OPEN: readonly FilterSection[] = ['type', 'people', 'color', 'orientation']

/** The sections in the order of the side bar; favorites are a switch above them. */
export const SECTIONS = sections
  .filter((section) => section !== 'favorites')
  .map((section) => ({ section, label: capitalize(section), isOpen: OPEN.includes(section) }))

export const APIS = [
  { api: '', label: 'Internal + Getty' },
  { api: 'internal', label: 'Internal' },
  { api: 'getty', label: 'Getty' },
  { api: 'indexed', label: 'Internal with indexed Getty' },
] as const

/** The specification has codes only, so these names are the shop's own. */
const PUBLISHERS: Readonly<Record<string, string>> = {
  GAA: 'Gallery Art Alliance',
  BJOR: 'Bjornsen Editions',
  DOM: 'Domino Press',
  WAG: 'Wagner Fine Prints',
  MCG: 'McGrath Graphics',
  BR: 'Braemar Prints',
  GI: 'Greyling Images',
  POE: 'Poet House',
  BUR: 'Burnham Studio',
  PIN: 'Pinewood Press',
  GET: 'Getty Images',
}

/** The largest as home's ways say it, with what its option says. */
export const resolutionInWords = (least: string): string =>
  least === '21' ? `Extra large (${optionInWords('resolution', least)})` : optionInWords('resolution', least)

/** A value of a section, as a person reads it. */
export const optionInWords = (section: FilterSection, value: string): string => {
  if (section === 'people') return `${capitalize(value)} people`
  if (section === 'publisher') return PUBLISHERS[value] ?? value
  if (section === 'resolution') return `${value} MP or more`
  return capitalize(value)
}
