import { Link, useSearchParams } from 'react-router-dom'
import {
  type FilterSection,
  type FoundPage,
  type useShownPlace,
  writeSearchAddress,
} from '#client/actors/pictures/search.ts'
import { formatCount } from '#client/ui/count-in-words.ts'
import styles from './emptied-by.module.css'
import * as say from './messages.tsx'
import { useFilterNames } from './use-filter-names.ts'

type Place = ReturnType<typeof useShownPlace>

interface EmptiedByProps {
  without: FoundPage['without']
  place: Place
}

/**
 * The filters under which nothing is found, each with the way to do without it and how much that would find.
 */
export const EmptiedBy = ({ without, place }: EmptiedByProps) => {
  const [address] = useSearchParams()
  const nameOf = useFilterNames(place.filters)
  const found = new Map<string, FoundPage['without'][number]>(without.map((each) => [each.section, each]))
  const totalOf = (section: string) => found.get(section)?.total ?? 0
  return (
    <ul className={styles.filters}>
      {listChosen(place.filters)
        .toSorted((one, other) => totalOf(other.section) - totalOf(one.section))
        .map(({ section, values }) => (
          <li key={section}>
            <Link to={writeSearchAddress(dropSection(place, section), address)}>
              {say.removeFilter(values.map((value) => `“${nameOf(section, value)}”`).join(' and '))}
            </Link>
            <span>{resultsInWords(found.get(section))}</span>
          </li>
        ))}
    </ul>
  )
}

const listChosen = (filters: Place['filters']) =>
  Object.entries(filters).map(([section, values]) => ({ section: section as FilterSection, values }))

const dropSection = ({ filters, ...place }: Place, section: FilterSection): Place => {
  const { [section]: _, ...others } = filters
  return { ...place, filters: others, offset: 0 }
}

/** Say nothing of filters whose removal may find nothing, or is not known. */
const resultsInWords = (found: FoundPage['without'][number] | undefined): string | null => {
  if (!found || found.total === 0) return null
  const { total, isPartial } = found
  return `${formatCount(total)}${isPartial ? '+' : ''} ${total === 1 && !isPartial ? 'result' : 'results'}`
}
