import { useRef, useState } from 'react'
import type { Arranging } from '#client/actors/pictures/arranging.ts'
import * as say from '#client/features/collections/messages.ts'
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
        {say.howToMove}
      </p>
      {order.length === 0 && <p className={styles.none}>{say.nothingToArrange}</p>}
      <ul ref={list} className={styles.grid} aria-label={say.picturesInOrder}>
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
