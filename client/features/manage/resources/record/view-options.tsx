import { useChangePreferences, usePreference } from '#client/actors/preferences.ts'
import * as say from './messages.tsx'
import styles from './record.module.css'

/** How much is shown of a record, by the preferences of whoever is here (spec.md section 3). */
export const ViewOptions = () => {
  const change = useChangePreferences()
  return (
    <fieldset className={styles.options} aria-label={say.show}>
      <Option
        label={say.allFields}
        isOn={usePreference('showAllFields')}
        onChange={(showAllFields) => change({ showAllFields })}
      />
      <Option
        label={say.rawData}
        isOn={usePreference('showRaw')}
        onChange={(showRaw) => change({ showRaw })}
      />
    </fieldset>
  )
}

interface OptionProps {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

const Option = ({ label, isOn, onChange }: OptionProps) => (
  <label className={styles.option}>
    <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
    {label}
  </label>
)
