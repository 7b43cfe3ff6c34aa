import { type ComponentType, useId } from 'react'
import { useQuickAdd, useQuickAddIntents } from '#client/actors/projects/quick-add.ts'
import { isDisabled, selectSubstrate, selectSubstrates } from '#machines/quick-add/selectors.ts'
import styles from './chips.module.css'
import * as say from './messages.ts'

interface SubstrateChoiceProps {
  imageId: string
  Swatch: ComponentType<{ substrate: string }>
  SubstrateFacts: ComponentType<{ imageId: string }>
}

/** One without sizes cannot be chosen, and says why (spec.md section 4). */
export const SubstrateChoice = ({ imageId, Swatch, SubstrateFacts }: SubstrateChoiceProps) => {
  const substrates = useQuickAdd(selectSubstrates)
  const chosen = useQuickAdd(selectSubstrate)
  const { chooseSubstrate } = useQuickAddIntents()
  const group = useId()
  const reason = `${group}-reason`
  const tooLarge = substrates.filter(isDisabled).map(({ label }) => label)
  return (
    <fieldset className={styles.group}>
      <legend>{say.substrate}</legend>
      <div className={styles.columns}>
        {substrates.length === 0 && WAITING.map((key) => <div className={styles.waiting} key={key} />)}
        {substrates.map((option) => (
          <label className={`${styles.chip} ${styles.material}`} key={option.substrate}>
            <input
              type="radio"
              name={group}
              value={option.substrate}
              checked={option.substrate === chosen}
              disabled={isDisabled(option)}
              aria-describedby={isDisabled(option) ? reason : undefined}
              onChange={() => chooseSubstrate(option.substrate)}
            />
            <span className={styles.swatch}>
              <Swatch substrate={option.substrate} />
            </span>
            {option.label}
          </label>
        ))}
      </div>
      <SubstrateFacts imageId={imageId} />
      {tooLarge.length > 0 && (
        <p className={styles.reason} id={reason}>
          {say.tooSmallFor(new Intl.ListFormat('en-US').format(tooLarge))}
        </p>
      )}
    </fieldset>
  )
}

/** About as many as there will be. */
const WAITING = ['a', 'b', 'c', 'd']
