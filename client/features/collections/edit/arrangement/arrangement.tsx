import { useRef, useState } from 'react'
import type { Arranging } from '#client/actors/pictures/arranging.ts'
import { ArrangedTile } from './arranged-tile.tsx'
import styles from './arrangement.module.css'
import { Ghost } from './ghost.tsx'
import { LastDeed } from './last-deed.tsx'
import { useArrows } from './use-arrows.ts'
import { type DragPoint, useDrag } from './use-drag.ts'

const HELP = 'arrangement-help'

/**
 * The pictures in their order, to be put in another: by pointer, by finger on a picture's grip, or by
 * keyboard on it.
 */
export const Arrangement = ({ arranging }: { arranging: Arranging }) => {
  const list = useRef<HTMLUListElement>(null)
  const { order, held, remove } = arranging
  const [point, setPoint] = useState<DragPoint | null>(null)
  const beginDrag = useDrag(list, arranging, setPoint)
  const press = useArrows(list, arranging)
  return (
    <div>
      <LastDeed arranging={arranging} />
      <p id={HELP} className={styles.help}>
        Drag a picture to its place; on a touch screen, by its grip. On a keyboard, Space on a grip takes the
        picture, the arrow keys move it, Space drops it and Escape puts it back.
      </p>
      {order.length === 0 && (
        <p className={styles.none}>Nothing hangs here yet. Find pictures to add above.</p>
      )}
      <ul ref={list} className={styles.grid} aria-label="Pictures in their order">
        {order.map((id, place) => (
          <ArrangedTile
            key={id}
            id={id}
            place={place}
            count={order.length}
            isHeld={id === held}
            helpId={HELP}
            onGrip={beginDrag}
            onKey={press}
            onRemove={remove}
          />
        ))}
      </ul>
      {held !== null && point && <Ghost id={held} point={point} />}
    </div>
  )
}
