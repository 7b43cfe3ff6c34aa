import choices from '#client/ui/labelled-select.module.css'
import { LabelledSelect } from '#client/ui/labelled-select.tsx'
import { CHOICES, type UsagePlace } from './place.ts'

interface UsageChoicesProps {
  place: UsagePlace
  onPlace: (place: UsagePlace) => void
}

/** Which visits are shown. */
export const UsageChoices = ({ place, onPlace }: UsageChoicesProps) => (
  <div className={choices.choices}>
    {(Object.keys(CHOICES) as (keyof UsagePlace)[]).map((name) => (
      <LabelledSelect
        key={name}
        {...CHOICES[name]}
        value={place[name]}
        onChoose={(value) => onPlace({ ...place, [name]: value })}
      />
    ))}
  </div>
)
