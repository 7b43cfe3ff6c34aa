import { useId } from 'react'
import type { ResourceListQuery } from '#client/apollo/generated/graphql.ts'
import { Select } from '#client/ui/select.tsx'
import styles from './list-bar.module.css'

export type Filter = NonNullable<ResourceListQuery['resource']>['filters'][number]

interface FilterChoiceProps {
  filter: Filter
  /** Empty for any. */
  value: string
  onChoose: (value: string) => void
}

/** One filter of a list. */
export const FilterChoice = ({ filter, value, onChoose }: FilterChoiceProps) => {
  const id = useId()
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{filter.label}</label>
      <Select id={id} value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        <option value="">Any</option>
        {choicesOf(filter).map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.displayName}
          </option>
        ))}
      </Select>
    </div>
  )
}

const YES_OR_NO = [
  { value: 'true', displayName: 'Yes' },
  { value: 'false', displayName: 'No' },
]

const choicesOf = ({ type, choices }: Filter) => (type === 'boolean' ? YES_OR_NO : (choices ?? []))
