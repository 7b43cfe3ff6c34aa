import { useMemo } from 'react'
import type { AnyStateMachine } from 'xstate'
import { type ChartTransition, describe, listTransitions } from './describe.ts'
import * as say from './messages.ts'
import { looksOf, type Mark, type Shown } from './shown.ts'
import { leadsInWords, placeOf } from './text.ts'
import styles from './transition-list.module.css'

/** The chart for whoever does not see it: every transition in words. */
export const TransitionList = ({ machine, shown }: { machine: AnyStateMachine; shown: Shown }) => {
  const transitions = useMemo(() => listTransitions(describe(machine)), [machine])
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{say.transitionsAsList(transitions.length)}</summary>
      <ul className={styles.list}>
        {transitions.map((transition) => (
          <Row key={transition.key} transition={transition} shown={shown} />
        ))}
      </ul>
    </details>
  )
}

const MARKS: Record<Mark, string> = {
  all: say.walkedByEvery,
  some: say.walkedBySome,
  none: say.notWalked,
  excused: say.cannotBeWalked,
  often: say.takenOften,
  sometimes: say.takenSometimes,
  seldom: say.rarelyTaken,
  never: say.neverTaken,
}

const Row = ({ transition, shown }: { transition: ChartTransition; shown: Shown }) => {
  const mark = shown.marks?.get(transition.key)
  return (
    <li className={styles.row} {...looksOf(shown, transition.key)}>
      <span className={styles.source}>{placeOf(transition.source)}</span>
      <span className={styles.words}>{leadsInWords(transition)}</span>
      <span className={styles.mark}>
        {[
          mark && MARKS[mark],
          shown.counts?.get(transition.key),
          shown.taken?.has(transition.key) && say.justTaken,
          shown.failed?.has(transition.key) && 'failed',
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
    </li>
  )
}
