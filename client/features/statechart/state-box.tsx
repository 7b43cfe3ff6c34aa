import type { ChartTransition } from './describe.ts'
import type { Box } from './drawing.ts'
import { PADDING } from './head.ts'
import { looksOf, type Shown } from './shown.ts'
import styles from './statechart.module.css'
import { TITLE, transitionInWords, WORDS } from './text.ts'

/** A state: its name, what it does, and the transitions that stay in it. */
export const StateBox = ({ box, shown }: { box: Box; shown: Shown }) => {
  const { state, x, y, width, height } = box
  const left = x + PADDING.x
  const firstRow = y + PADDING.y + TITLE.line + 4
  const placeRow = (index: number) => firstRow + index * WORDS.line + WORDS.size
  return (
    <g
      className={styles.state}
      data-kind={state.kind}
      data-active={shown.active?.has(state.id)}
      data-failed={shown.failed?.has(state.id)}
    >
      {state.description && <title>{state.description}</title>}
      <rect className={styles.box} x={x} y={y} width={width} height={height} rx={3} />
      {state.kind === 'final' && (
        <rect className={styles.inner} x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={1} />
      )}
      <text className={styles.title} x={left} y={y + PADDING.y + TITLE.size}>
        {state.name}
        {state.tags.map((tag) => (
          <tspan key={tag} className={styles.tag}>{` #${tag}`}</tspan>
        ))}
      </text>
      {state.activities.map((activity, index) => (
        <text key={activity} className={styles.actions} x={left} y={placeRow(index)}>
          {activity}
        </text>
      ))}
      {state.stays.map((transition, index) => (
        <Stay
          key={transition.key}
          transition={transition}
          shown={shown}
          x={left}
          y={placeRow(state.activities.length + index)}
        />
      ))}
    </g>
  )
}

interface StayProps {
  transition: ChartTransition
  shown: Shown
  x: number
  y: number
}

const Stay = ({ transition, shown, x, y }: StayProps) => {
  const { event, guard, actions } = transition
  return (
    <text x={x} y={y} className={styles.transition} {...looksOf(shown, transition.key)}>
      <title>{transitionInWords(transition)}</title>
      <tspan className={styles.event}>{event}</tspan>
      {guard && <tspan className={styles.guard}>{` [${guard}]`}</tspan>}
      {actions.length > 0 && <tspan className={styles.actions}>{` / ${actions.join(', ')}`}</tspan>}
    </text>
  )
}
