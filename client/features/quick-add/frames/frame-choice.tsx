import type { ReactNode } from 'react'
import { useQuickAdd, useQuickAddIntents } from '#client/actors/projects/quick-add.ts'
import {
  selectFrameChoice,
  selectFraming,
  selectIsFrameLeftOff,
  selectIsTooLargeToFrame,
  selectMats,
  selectMouldings,
} from '#machines/quick-add/selectors.ts'
import styles from './frame-choice.module.css'
import * as say from './messages.ts'
import { PricedChoice } from './priced-choice.tsx'

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
  return (
    <div className={styles.frames}>
      <PricedChoice
        legend={say.frame}
        none={say.unframed}
        options={mouldings.map(({ moulding: id, ...option }) => ({ id, ...option }))}
        chosen={chosen?.moulding ?? null}
        sample="corner"
        onChoose={chooseFrame}
      />
      {chosen && <Mats chosen={chosen.mat} />}
      <Reason>{isTooLarge ? sayTooLarge(longest) : say.howFramesCome}</Reason>
    </div>
  )
}

const Mats = ({ chosen }: { chosen: string | null }) => {
  const mats = useQuickAdd(selectMats, isSame)
  const { chooseMat } = useQuickAddIntents()
  return (
    <PricedChoice
      legend={say.mat}
      none={say.noMat}
      options={mats.map(({ mat: id, ...option }) => ({ id, ...option }))}
      chosen={chosen}
      sample="board"
      onChoose={chooseMat}
    />
  )
}

/** What leaves a frame off is told as it happens. */
const Reason = ({ children }: { children: ReactNode }) => (
  <p className={styles.reason} role="status">
    {children}
  </p>
)

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
