import type { ResourceListQuery } from '#client/apollo/generated/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { CloseIcon } from '#client/ui/icons.tsx'
import { LabelledSelect } from '#client/ui/labelled-select.tsx'
import * as say from './messages.tsx'

export type Filter = NonNullable<ResourceListQuery['resource']>['filters'][number]

interface FilterChoiceProps {
  filter: Filter
  /** Empty for any. */
  value: string
  onChoose: (value: string) => void
}

/** One filter of a list. One without choices is set by a link alone, and can be taken away here. */
export const FilterChoice = ({ filter, value, onChoose }: FilterChoiceProps) => {
  const choices = choicesOf(filter)
  if (choices.length === 0)
    return (
      value !== '' && (
        <Button
          variant="outline"
          aria-label={say.removeFilter(filter.label, value)}
          onClick={() => onChoose('')}
        >
          {filter.label}: {value} <CloseIcon />
        </Button>
      )
    )
  return (
    <LabelledSelect
      label={filter.label}
      value={value}
      options={[['', say.any], ...choices.map((choice) => [choice.value, choice.displayName] as const)]}
      onChoose={onChoose}
    />
  )
}

const YES_OR_NO = [
  { value: 'true', displayName: say.yes },
  { value: 'false', displayName: say.no },
]

const choicesOf = ({ type, choices }: Filter) => (type === 'boolean' ? YES_OR_NO : (choices ?? []))
