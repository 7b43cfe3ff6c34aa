import styles from './switch.module.css'

interface SwitchProps {
  label: string
  isOn: boolean
  onToggle: () => void
}

/** Something of the filters that is on or off. */
export const Switch = ({ label, isOn, onToggle }: SwitchProps) => (
  <label className={styles.toggle}>
    {label}
    <input type="checkbox" className={styles.switch} checked={isOn} onChange={onToggle} />
  </label>
)
