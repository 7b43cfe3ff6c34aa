import { useId } from 'react'
import { useQuickAdd, useQuickAddIntents } from '#client/actors/projects/quick-add.ts'
import { formatMoney } from '#client/ui/money.ts'
import { selectSize, selectSizes } from '#machines/quick-add/selectors.ts'
import styles from './chips.module.css'
import * as say from './messages.ts'

/** Each size with its price; Custom, last, has none of its own. */
export const SizeChoice = () => {
  const sizes = useQuickAdd(selectSizes)
  const chosen = useQuickAdd(selectSize)
  const { chooseSize } = useQuickAddIntents()
  const group = useId()
  return (
    <fieldset className={styles.group}>
      <legend>{say.size}</legend>
      <div className={styles.columns}>
        {sizes.length === 0 && WAITING.map((key) => <div className={styles.waiting} key={key} />)}
        {sizes.map(({ width, height, unitPrice }) => (
          <label className={styles.chip} key={`${width}×${height}`}>
            <input
              type="radio"
              name={group}
              checked={chosen?.width === width && chosen.height === height}
              onChange={() => chooseSize({ width, height })}
            />
            {unitPrice === null ? (
              say.custom
            ) : (
              <>
                {width} × {height}
                {say.inches}
                <span className={styles.price}>{formatMoney(unitPrice)}</span>
              </>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** About as many as there will be. */
const WAITING = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
