import type { AnyStateMachine } from 'xstate'
import { Unavailable } from '#client/ui/unavailable.tsx'
import { ChartSvg } from './chart-svg.tsx'
import * as say from './messages.ts'
import type { Shown } from './shown.ts'
import styles from './statechart.module.css'
import { TransitionList } from './transition-list.tsx'
import { useDrawing } from './use-drawing.ts'

interface StatechartProps extends Shown {
  machine: AnyStateMachine
}

/** What scrolls must be reached by the keyboard. */
const SCROLLS = { tabIndex: 0 }

/**
 * A machine as its statechart, laid out by a library, and beneath it the same as a list. What is known of its
 * transitions and states colours both: coverage by `marks`, the step of a replay by `active`, `taken` and
 * `failed`.
 */
export const Statechart = ({ machine, ...shown }: StatechartProps) => {
  const { drawing, isFailed, retry } = useDrawing(machine)
  return (
    <figure className={styles.figure} aria-label={say.chartOf(machine.id)}>
      {drawing && (
        <>
          <label className={styles.fit}>
            <input type="checkbox" /> {say.fitToWidth}
          </label>
          <section className={styles.viewport} {...SCROLLS} aria-label={say.drawn(machine.id)}>
            <ChartSvg drawing={drawing} shown={shown} />
          </section>
        </>
      )}
      {!drawing && !isFailed && (
        <p className={styles.waiting} role="status">
          {say.drawing}
        </p>
      )}
      {isFailed && <Unavailable message={say.notDrawn} onRetry={retry} />}
      <TransitionList machine={machine} shown={shown} />
    </figure>
  )
}
