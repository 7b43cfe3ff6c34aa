import { type PointerEvent, type RefObject, useCallback, useEffect, useRef } from 'react'
import type { Arranging } from '#client/actors/pictures/arranging.ts'

/** Of the window, in pixels. */
export interface DragPoint {
  x: number
  y: number
}

/** Pixels of travel that mean a drag, not a click. */
const TRAVEL = 4
/** Pixels from the window's edge where the page scrolls along, and how far at a time. */
const EDGE = 80
const STEP = 14

/**
 * Follows a pointer that went down on a tile: past a little travel it holds the tile, which goes to whatever
 * place it is over. The list has the pointer all the while, as the tile moves within the page.
 */
export const useDrag = (
  list: RefObject<HTMLUListElement | null>,
  { grab, moveTo, drop, cancel }: Pick<Arranging, 'grab' | 'moveTo' | 'drop' | 'cancel'>,
  onPoint: (point: DragPoint | null) => void,
) => {
  const end = useRef<() => void>(null)
  useEffect(() => () => end.current?.(), [])
  return useCallback(
    (down: PointerEvent, id: string) => {
      const node = list.current
      if (!node || !down.isPrimary || down.button !== 0) return
      const drag = { isOn: false, x: down.clientX, y: down.clientY, frame: 0 }

      const follow = () => {
        drag.frame = requestAnimationFrame(follow)
        const step = drag.y < EDGE ? -STEP : drag.y > window.innerHeight - EDGE ? STEP : 0
        if (step !== 0) window.scrollBy(0, step)
        const place = findPlaceUnder(node, drag)
        if (place !== null) moveTo(place)
      }
      const move = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
        if (!drag.isOn && Math.hypot(x - drag.x, y - drag.y) < TRAVEL) return
        Object.assign(drag, { x, y })
        onPoint({ x, y })
        if (drag.isOn) return
        drag.isOn = true
        node.setPointerCapture(down.pointerId)
        grab(id)
        follow()
      }
      const finish = (letGo: () => void) => () => {
        end.current?.()
        if (drag.isOn) letGo()
      }
      const [finishWithDrop, finishWithCancel] = [finish(drop), finish(cancel)]
      const cancelOnEscape = (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !drag.isOn) return
        event.preventDefault()
        finishWithCancel()
      }
      window.addEventListener('pointermove', move)
      window.addEventListener('pointerup', finishWithDrop)
      window.addEventListener('pointercancel', finishWithCancel)
      window.addEventListener('keydown', cancelOnEscape)
      end.current = () => {
        cancelAnimationFrame(drag.frame)
        window.removeEventListener('pointermove', move)
        window.removeEventListener('pointerup', finishWithDrop)
        window.removeEventListener('pointercancel', finishWithCancel)
        window.removeEventListener('keydown', cancelOnEscape)
        onPoint(null)
        end.current = null
      }
    },
    [list, grab, moveTo, drop, cancel, onPoint],
  )
}

/** The place of the tile that a point is over; null when it is over none. */
const findPlaceUnder = (list: HTMLElement, { x, y }: DragPoint): number | null => {
  const tile = document.elementFromPoint(x, y)?.closest('[data-place]')
  return tile instanceof HTMLElement && list.contains(tile) ? Number(tile.dataset.place) : null
}
