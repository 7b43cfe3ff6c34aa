import { useId } from 'react'
import { useQuickAdd, useQuickAddIntents } from '#client/actors/projects/quick-add.ts'
import { formatShortMoney } from '#client/ui/money.ts'
import { selectMats } from '#machines/quick-add/selectors.ts'
import chips from '../chips.module.css'
import styles from './frame-choice.module.css'
import * as say from './messages.ts'

/** None first, then each mat with what it adds to the chosen frame. */
export const MatChoice = ({ chosen }: { chosen: string | null }) => {
  const mats = useQuickAdd(selectMats, isSame)
  const { chooseMat } = useQuickAddIntents()
  const group = useId()
  return (
    <fieldset className={chips.group}>
      <legend>{say.mat}</legend>
      <div className={styles.columns}>
        <label className={chips.chip}>
          <input type="radio" name={group} checked={chosen === null} onChange={() => chooseMat(null)} />
          {say.noMat}
        </label>
        {mats.map(({ mat, label, color, price }) => (
          <label className={chips.chip} key={mat}>
            <input
              type="radio"
              name={group}
              checked={mat === chosen}
              disabled={price === null}
              onChange={() => chooseMat(mat)}
            />
            <span className={styles.named}>
              <span className={styles.board} style={{ backgroundColor: color }} aria-hidden="true" />
              {label}
            </span>
            {price !== null && <span className={chips.price}>+{formatShortMoney(price)}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
