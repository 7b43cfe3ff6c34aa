import { useRef } from 'react'
import type { Drawing } from './drawing.ts'
import * as say from './messages.ts'
import type { Shown } from './shown.ts'
import { StateBox } from './state-box.tsx'
import styles from './statechart.module.css'
import { TransitionArrow, TransitionLabels } from './transition-arrow.tsx'
import { useInSight } from './use-in-sight.ts'

/** A drawing as SVG: states, then arrows, then words, so that nothing covers what is to be read. */
export const ChartSvg = ({ drawing, shown }: { drawing: Drawing; shown: Shown }) => {
  const { width, height, boxes, arrows, starts, chart } = drawing
  const svg = useRef<SVGSVGElement>(null)
  useInSight(svg, shown)
  return (
    <svg
      ref={svg}
      className={styles.svg}
      width={width}
      height={height}
      style={{ '--drawn-width': `${width}px` }}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={say.chartListed(chart.name)}
    >
      {boxes.map((box) => (
        <StateBox key={box.state.id} box={box} shown={shown} />
      ))}
      {starts.map(({ x, y, width }) => (
        <circle
          key={`${x} ${y}`}
          className={styles.start}
          cx={x + width / 2}
          cy={y + width / 2}
          r={width / 2}
        />
      ))}
      {arrows.map((arrow) => (
        <TransitionArrow key={arrow.id} arrow={arrow} shown={shown} />
      ))}
      {arrows.map((arrow) => (
        <TransitionLabels key={arrow.id} arrow={arrow} shown={shown} />
      ))}
    </svg>
  )
}
