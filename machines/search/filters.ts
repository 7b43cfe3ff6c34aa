import { SECTIONS } from './sections.ts'

export type Section = keyof typeof SECTIONS

/** What is chosen, by section, in order and each once; a section where nothing is chosen is not there. */
export type SearchFilters = Readonly<Partial<Record<Section, readonly string[]>>>

export const isSection = (name: string): name is Section => Object.hasOwn(SECTIONS, name)

/** Whether what may be chosen in it is a list that is known here. */
export const isClosed = (name: string): boolean => isSection(name) && SECTIONS[name] !== null

/** Whether this may be chosen at all. */
export const isOption = (section: Section, value: string): boolean => {
  const options: readonly string[] | null = SECTIONS[section]
  if (options !== null) return options.includes(value)
  return section === 'collection' ? /^\d{1,9}$/.test(value) : value !== ''
}

/** spec.md section 5: the first four colors are chosen alone. */
export const EXCLUSIVE_COLORS: readonly string[] = SECTIONS.color.slice(0, 4)

/** Chosen alone; a resolution too, as the least one holds the others. */
const isExclusive = (section: Section, value: string): boolean =>
  section === 'resolution' || (section === 'color' && EXCLUSIVE_COLORS.includes(value))

export const isChosen = (filters: SearchFilters, section: Section, value: string): boolean =>
  filters[section]?.includes(value) ?? false

const setValues = (filters: SearchFilters, section: Section, values: readonly string[]): SearchFilters => {
  const { [section]: _, ...others } = filters
  return values.length > 0 ? { ...others, [section]: values.toSorted() } : others
}

export const choose = (filters: SearchFilters, section: Section, value: string): SearchFilters => {
  const chosen = filters[section]?.filter((one) => one !== value && !isExclusive(section, one)) ?? []
  return setValues(filters, section, isExclusive(section, value) ? [value] : [...chosen, value])
}

export const unchoose = (filters: SearchFilters, section: Section, value: string): SearchFilters =>
  setValues(filters, section, filters[section]?.filter((one) => one !== value) ?? [])

/**
 * Choices that lie between the two; one that takes the place of others, as of a color that is chosen alone,
 * is one.
 */
export const countChangedFilters = (from: SearchFilters, to: SearchFilters): number =>
  Object.keys(SECTIONS)
    .filter(isSection)
    .reduce((sum, section) => sum + countChangesIn(section, from[section] ?? [], to[section] ?? []), 0)

const countChangesIn = (section: Section, from: readonly string[], to: readonly string[]): number => {
  const added = to.filter((value) => !from.includes(value))
  const removed = from.filter((value) => !to.includes(value))
  const isInstead = added.length > 0 && [...added, ...removed].some((value) => isExclusive(section, value))
  return isInstead ? added.length : added.length + removed.length
}
