import { useSearch, useSearchIntents } from '#client/actors/pictures/search.ts'
import { CloseIcon } from '#client/ui/icons.tsx'
import { sections, selectPlace } from '#machines/search/selectors.ts'
import styles from './chosen-filters.module.css'
import * as say from './messages.tsx'
import { useFilterNames } from './use-filter-names.ts'

/** What the results are narrowed down by, each to be taken away, above the wall. */
export const ChosenFilters = () => {
  const { filters } = useSearch(selectPlace)
  const nameOf = useFilterNames(filters)
  const { toggleFilter, clearFilters } = useSearchIntents()
  return (
    <ul className={styles.chips} aria-label={say.chosenFilters}>
      {listChosen(filters).map(({ section, value }) => (
        <li key={`${section}:${value}`}>
          <button
            type="button"
            className={styles.chip}
            aria-label={say.removeFilter(section === 'price' ? say.priceOf(value) : nameOf(section, value))}
            onClick={({ currentTarget }) => {
              passFocusOn(currentTarget)
              toggleFilter(section, value)
            }}
          >
            {nameOf(section, value)}
            <CloseIcon />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className={styles.clear}
          onClick={({ currentTarget }) => {
            focusMain(currentTarget)
            clearFilters()
          }}
        >
          {say.clearAll}
        </button>
      </li>
    </ul>
  )
}

const listChosen = (filters: ReturnType<typeof selectPlace>['filters']) =>
  sections.flatMap((section) => (filters[section] ?? []).map((value) => ({ section, value })))

/** A chip goes as it is pressed: its neighbor has the focus next, and the page after the last one. */
const passFocusOn = (chip: HTMLElement) => {
  const all = Array.from(chip.closest('ul')?.querySelectorAll('button') ?? [])
  if (all.length > 2) all[all.indexOf(chip as HTMLButtonElement) + 1]?.focus()
  else focusMain(chip)
}

const focusMain = (chip: HTMLElement) => chip.closest('main')?.focus({ preventScroll: true })
