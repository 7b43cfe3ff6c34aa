import type { FilterSection } from '#client/actors/pictures/search.ts'

/** The sections in the order of the side bar; the ones most asked for are open from the first. */
export const SECTIONS = [
  { section: 'type', label: 'Type', isOpen: true },
  { section: 'people', label: 'People', isOpen: true },
  { section: 'color', label: 'Color', isOpen: true },
  { section: 'orientation', label: 'Orientation', isOpen: true },
  { section: 'style', label: 'Style', isOpen: false },
  { section: 'resolution', label: 'Resolution', isOpen: false },
  { section: 'substrate', label: 'Substrate', isOpen: false },
  { section: 'price', label: 'Price', isOpen: false },
  { section: 'collection', label: 'Collection', isOpen: false },
  { section: 'artist', label: 'Artist', isOpen: false },
  { section: 'publisher', label: 'Publisher', isOpen: false },
] as const satisfies readonly { section: FilterSection; label: string; isOpen: boolean }[]

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

/** A value of a section, as a person reads it. */
export const wordsOf = (section: FilterSection, value: string): string => {
  if (section === 'people') return `${capital(value)} people`
  if (section === 'publisher') return PUBLISHERS[value] ?? value
  if (section === 'resolution') return `${value} MP or more`
  return capital(value)
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
