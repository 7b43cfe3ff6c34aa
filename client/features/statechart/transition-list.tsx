import { useMemo } from 'react'
import type { AnyStateMachine } from 'xstate'
import { type ChartTransition, describe, listTransitions } from './describe.ts'
import { looksOf, type Mark, type Shown } from './shown.ts'
import { leadsInWords, placeOf } from './text.ts'
import styles from './transition-list.module.css'

/** The chart for whoever does not see it: every transition in words. */
export const TransitionList = ({ machine, shown }: { machine: AnyStateMachine; shown: Shown }) => {
  const transitions = useMemo(() => listTransitions(describe(machine)), [machine])
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{transitions.length} transitions as a list</summary>
      <ul className={styles.list}>
        {transitions.map((transition) => (
          <Row key={transition.key} transition={transition} shown={shown} />
        ))}
      </ul>
    </details>
  )
}

const MARKS: Record<Mark, string> = {
  all: 'walked by every driver',
  some: 'walked by some drivers',
  none: 'not walked',
  excused: 'cannot be walked',
  often: 'taken often',
  sometimes: 'taken sometimes',
  seldom: 'taken seldom',
  never: 'never taken',
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
          shown.taken?.has(transition.key) && 'just taken',
          shown.failed?.has(transition.key) && 'failed',
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
    </li>
  )
}
