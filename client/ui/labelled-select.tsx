import { useId } from 'react'
import styles from './labelled-select.module.css'
import { Select } from './select.tsx'

interface LabelledSelectProps {
  label: string
  value: string
  options: readonly (readonly [value: string, words: string])[]
  onChoose: (value: string) => void
}

/** One choice that narrows what a page shows. */
export const LabelledSelect = ({ label, value, options, onChoose }: LabelledSelectProps) => {
  const id = useId()
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
