import { useId } from 'react'
import { Select } from '#client/ui/select.tsx'
import { CHOICES, type UsagePlace } from './place.ts'
import styles from './usage-report.module.css'

interface UsageChoicesProps {
  place: UsagePlace
  onPlace: (place: UsagePlace) => void
}

/** Which visits are shown. */
export const UsageChoices = ({ place, onPlace }: UsageChoicesProps) => (
  <div className={styles.choices}>
    {(Object.keys(CHOICES) as (keyof UsagePlace)[]).map((name) => (
      <OneChoice
        key={name}
        name={name}
        value={place[name]}
        onChoose={(value) => onPlace({ ...place, [name]: value })}
      />
    ))}
  </div>
)

interface OneChoiceProps {
  name: keyof UsagePlace
  value: string
  onChoose: (value: string) => void
}

const OneChoice = ({ name, value, onChoose }: OneChoiceProps) => {
  const id = useId()
  const { label, options } = CHOICES[name]
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </Select>
    </div>
  )
}
