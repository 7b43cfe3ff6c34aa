import type { Queryable } from '#services/shared/database/driver.ts'
import { type Counted, countFacets, countSection } from '../index/count-facets.ts'
import { namesOf } from '../index/enrol-artists.ts'
import type { Section } from '../index/filters.ts'
import { NAMED_SECTIONS } from '../index/sections.ts'
import type { Matches } from './matches.ts'

/**
 * By section, how many images match each value under the other sections' filters; values without a match may
 * be missing.
 */
export type Facets = Record<string, { value: string; count: number }[]>

/** The most artists in an answer, those with the most matches; chosen ones are added. */
const MOST_ARTISTS = 100

/** The matches without one section's filter, with the facets of that section alone. */
export interface Relaxed {
  section: Section
  matches: Matches
}

/**
 * Counts options: from `found` for sections without a choice, and for each other section from its own walk.
 */
export async function facetsOf(db: Queryable, found: Matches, relaxed: readonly Relaxed[]): Promise<Facets> {
  const main = countFacets(found.facets)
  const others = new Map(
    relaxed.map(({ section, matches }) => {
      const counted = countSection(section.name, matches.facets)
      return [section.name, matches.complete ? counted : takeChosen(counted, main, section)]
    }),
  )
  const countedOf = (section: string): Counted => others.get(section) ?? main
  const facets: Facets = {}
  for (const [name] of NAMED_SECTIONS) {
    const options = countedOf(name).options.filter(({ section }) => section === name)
    if (options.length > 0) facets[name] = options.map(({ value, count }) => ({ value, count }))
  }
  const artists = await artistsOf(
    db,
    countedOf('artist').artists,
    others.has('artist') ? main.artists : new Map(),
  )
  if (artists.length > 0) facets.artist = artists
  const collections = sortDescending(countedOf('collection').collections)
  if (collections.length > 0)
    facets.collection = collections.map(([id, count]) => ({ value: `${id}`, count }))
  return facets
}

/**
 * A walk that ended early counts only the beginning. An image with a chosen value matches with or without the
 * filter, so take the chosen values from `main`, which may have got further.
 */
function takeChosen(counted: Counted, main: Counted, { name, values }: Section): Counted {
  const isChosen = (option: { section: string; value: string }) =>
    option.section === name && values.includes(option.value)
  const collections = [...main.collections].filter(([id]) => values.includes(`${id}`))
  return {
    options: counted.options.map(
      (option) =>
        (isChosen(option) && main.options.find((each) => isChosen(each) && each.value === option.value)) ||
        option,
    ),
    artists: name === 'artist' ? new Map([...counted.artists, ...main.artists]) : counted.artists,
    collections:
      name === 'collection' ? new Map([...counted.collections, ...collections]) : counted.collections,
  }
}

async function artistsOf(db: Queryable, counts: Map<number, number>, chosen: Map<number, number>) {
  const told = sortDescending(counts).filter(([id], at) => at < MOST_ARTISTS || chosen.has(id))
  const names = await namesOf(
    db,
    told.map(([id]) => id),
  )
  return told.flatMap(([id, count]) => {
    const value = names.get(id)
    return value === undefined ? [] : [{ value, count }]
  })
}

const sortDescending = (counts: Map<number, number>) =>
  [...counts].sort(([one, some], [other, more]) => more - some || one - other)
