import { useId } from 'react'
import { formatShortMoney } from '#client/ui/money.ts'
import chips from '../chips.module.css'
import styles from './frame-choice.module.css'

interface PricedOption {
  id: string
  label: string
  /** CSS color. */
  color: string
  /** Dollars that it adds; null where it does not come in the chosen size. */
  price: number | null
}

interface PricedChoiceProps {
  legend: string
  /** What is chosen without any. */
  none: string
  options: readonly PricedOption[]
  chosen: string | null
  sample: 'corner' | 'board'
  onChoose: (id: string | null) => void
}

/** None first, then each option with a sample of its color and what it adds. */
export const PricedChoice = ({ legend, none, options, chosen, sample, onChoose }: PricedChoiceProps) => {
  const group = useId()
  return (
    <fieldset className={chips.group}>
      <legend>{legend}</legend>
      <div className={styles.columns}>
        <label className={chips.chip}>
          <input type="radio" name={group} checked={chosen === null} onChange={() => onChoose(null)} />
          {none}
        </label>
        {options.map(({ id, label, color, price }) => (
          <label className={chips.chip} key={id}>
            <input
              type="radio"
              name={group}
              checked={id === chosen}
              disabled={price === null}
              onChange={() => onChoose(id)}
            />
            <span className={styles.named}>
              <span className={styles[sample]} style={{ backgroundColor: color }} aria-hidden="true" />
              {label}
            </span>
            {price !== null && <span className={chips.price}>+{formatShortMoney(price)}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
