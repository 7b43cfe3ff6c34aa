import { useId } from 'react'
import type { ResourceListQuery } from '#client/apollo/generated/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { CloseIcon } from '#client/ui/icons.tsx'
import { Select } from '#client/ui/select.tsx'
import styles from './list-bar.module.css'

export type Filter = NonNullable<ResourceListQuery['resource']>['filters'][number]

interface FilterChoiceProps {
  filter: Filter
  /** Empty for any. */
  value: string
  onChoose: (value: string) => void
}

/** One filter of a list. One without choices is set by a link alone, and can be taken away here. */
export const FilterChoice = ({ filter, value, onChoose }: FilterChoiceProps) => {
  const id = useId()
  const choices = choicesOf(filter)
  if (choices.length === 0)
    return (
      value !== '' && (
        <Button
          variant="outline"
          aria-label={`${filter.label}: ${value}, remove`}
          onClick={() => onChoose('')}
        >
          {filter.label}: {value} <CloseIcon />
        </Button>
      )
    )
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{filter.label}</label>
      <Select id={id} value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        <option value="">Any</option>
        {choices.map((choice) => (
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
