import { type ReactNode, useId } from 'react'
import { useQuickAdd, useQuickAddIntents } from '#client/actors/projects/quick-add.ts'
import { formatShortMoney } from '#client/ui/money.ts'
import {
  selectFrameChoice,
  selectFraming,
  selectIsFrameLeftOff,
  selectIsTooLargeToFrame,
  selectMouldings,
} from '#machines/quick-add/selectors.ts'
import chips from '../chips.module.css'
import styles from './frame-choice.module.css'
import { MatChoice } from './mat-choice.tsx'
import * as say from './messages.ts'

/** Unframed first, then each moulding with what it adds; a mat where there is a frame. */
export const FrameChoice = () => {
  const framing = useQuickAdd(selectFraming)
  const isLeftOff = useQuickAdd(selectIsFrameLeftOff)
  if (framing) return <Frames longest={framing.longest} isLeftOff={isLeftOff} />
  return isLeftOff && <Reason>{say.onlyPrintsAreFramed}</Reason>
}

const Frames = ({ longest, isLeftOff }: { longest: number; isLeftOff: boolean }) => {
  const mouldings = useQuickAdd(selectMouldings, isSame)
  const chosen = useQuickAdd(selectFrameChoice)
  const isTooLarge = useQuickAdd(selectIsTooLargeToFrame)
  const { chooseFrame } = useQuickAddIntents()
  const sayTooLarge = isLeftOff ? say.tooLargeForChosenFrame : say.tooLargeToFrame
  const group = useId()
  return (
    <div className={styles.frames}>
      <fieldset className={chips.group}>
        <legend>{say.frame}</legend>
        <div className={styles.columns}>
          <label className={chips.chip}>
            <input type="radio" name={group} checked={chosen === null} onChange={() => chooseFrame(null)} />
            {say.unframed}
          </label>
          {mouldings.map(({ moulding, label, color, price }) => (
            <label className={chips.chip} key={moulding}>
              <input
                type="radio"
                name={group}
                checked={moulding === chosen?.moulding}
                disabled={price === null}
                onChange={() => chooseFrame(moulding)}
              />
              <span className={styles.named}>
                <span className={styles.corner} style={{ backgroundColor: color }} aria-hidden="true" />
                {label}
              </span>
              {price !== null && <span className={chips.price}>+{formatShortMoney(price)}</span>}
            </label>
          ))}
        </div>
      </fieldset>
      {chosen && <MatChoice chosen={chosen.mat} />}
      <Reason>{isTooLarge ? sayTooLarge(longest) : say.howFramesCome}</Reason>
    </div>
  )
}

/** What leaves a frame off is told as it happens. */
const Reason = ({ children }: { children: ReactNode }) => (
  <p className={styles.reason} role="status">
    {children}
  </p>
)

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
