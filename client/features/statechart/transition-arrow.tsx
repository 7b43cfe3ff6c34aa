import type { ChartTransition } from './describe.ts'
import type { Arrow, Point } from './drawing.ts'
import { drawHead, drawPath } from './path.ts'
import { looksOf, type Shown } from './shown.ts'
import styles from './statechart.module.css'
import { LABEL, labelHeightOf, linesOf, transitionInWords, WORDS } from './text.ts'

/** The way from one state to another; without transitions, where a compound state begins. */
export const TransitionArrow = ({ arrow, shown }: { arrow: Arrow; shown: Shown }) => (
  <g className={styles.transition} {...looksOf(shown, ...arrow.transitions.map(({ key }) => key))}>
    <path className={styles.line} d={drawPath(arrow.points)} />
    <path className={styles.head} d={drawHead(arrow.points)} />
  </g>
)

/** The words of all that take this way, drawn after every line so that none crosses them. */
export const TransitionLabels = ({ arrow, shown }: { arrow: Arrow; shown: Shown }) => {
  const { transitions, label } = arrow
  if (!label) return null
  const middle = label.x + label.width / 2
  return (
    <g>
      <rect className={styles.label} {...label} rx={2} />
      {transitions.map((transition, index) => (
        <Label
          key={transition.key}
          transition={transition}
          shown={shown}
          at={{ x: middle, y: label.y + heightOf(transitions.slice(0, index)) }}
        />
      ))}
    </g>
  )
}

const heightOf = (transitions: readonly ChartTransition[]) =>
  transitions.reduce((sum, transition) => sum + labelHeightOf(transition), 0)

interface LabelProps {
  transition: ChartTransition
  shown: Shown
  at: Point
}

const Label = ({ transition, shown, at }: LabelProps) => (
  <g className={styles.transition} {...looksOf(shown, transition.key)}>
    <title>{transitionInWords(transition)}</title>
    {linesOf(transition).map(({ text, part }, index) => (
      <text
        key={text}
        className={styles[part]}
        x={at.x}
        y={at.y + LABEL.y + index * WORDS.line + WORDS.size}
        textAnchor="middle"
      >
        {text}
      </text>
    ))}
  </g>
)
