import type { KeyboardEvent, RefObject } from 'react'
import { makeButtonClass } from '#client/ui/button.tsx'
import { FindForm } from '#client/ui/find-form.tsx'
import { Popup } from '#client/ui/popup.tsx'
import type { RecordType } from '../types/type.ts'
import { has } from '../types/types.ts'
import { type Filter, FilterChoice } from './filter-choice.tsx'
import styles from './list-bar.module.css'
import * as say from './messages.tsx'
import { changePlace, type ListPlace } from './place.ts'
import { SortChoice } from './sort-choice.tsx'

interface ListBarProps {
  type: RecordType
  filters: readonly Filter[]
  place: ListPlace
  shown: readonly string[]
  /** What the list can be sorted by, and is. */
  orderings: readonly string[]
  ordering: string | null
  bar: RefObject<HTMLDivElement | null>
  onPlace: (place: ListPlace) => void
}

/** What narrows the list, and which columns it shows. */
export const ListBar = (list: ListBarProps) => {
  const { type, filters, place, shown, orderings, ordering, bar, onPlace } = list
  const choose = (field: string, isShown: boolean) => {
    const columns = type.columns
      .map(({ field: each }) => each)
      .filter((each) => (each === field ? isShown : shown.includes(each)))
    onPlace({ ...place, columns })
  }
  /** Lets the keys of the list be keys again. */
  const leaveField = () => {
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
  }
  const leaveByEscape = ({ key, target }: KeyboardEvent) => {
    // The first Escape empties the field, as browsers have it.
    if (key === 'Escape' && target instanceof HTMLInputElement && target.value === '') target.blur()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leads out of what can be typed into
    <div ref={bar} className={styles.bar} onKeyDown={leaveByEscape}>
      {has(type, 'search') && (
        <FindForm
          label={say.findRecords(type.label.toLowerCase())}
          search={place.search}
          onFind={(search) => {
            leaveField()
            onPlace(changePlace(place, { search }))
          }}
        />
      )}
      {filters.map((filter) => (
        <FilterChoice
          key={filter.name}
          filter={filter}
          value={place.filters[filter.name] ?? ''}
          onChoose={(value) => {
            const { [filter.name]: _, ...others } = place.filters
            const filters = value === '' ? others : { ...others, [filter.name]: value }
            onPlace(changePlace(place, { filters }))
          }}
        />
      ))}
      <SortChoice
        columns={type.columns}
        orderings={orderings}
        ordering={ordering}
        onSort={(wanted) => onPlace(changePlace(place, { ordering: wanted === '' ? null : wanted }))}
      />
      <Popup className={makeButtonClass({ variant: 'outline' })} button={say.columns}>
        <fieldset className={styles.columns}>
          <legend>{say.columns}</legend>
          {type.columns.map(({ field, label }, index) => (
            <label key={field}>
              <input
                type="checkbox"
                checked={shown.includes(field)}
                // The first leads to the record.
                disabled={index === 0}
                onChange={({ currentTarget }) => choose(field, currentTarget.checked)}
              />
              {label}
            </label>
          ))}
        </fieldset>
      </Popup>
    </div>
  )
}
