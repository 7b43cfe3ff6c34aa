import { type PointerEvent, useRef } from 'react'
import type { Point } from './view.ts'

interface Gestures {
  /** One finger or the mouse has moved. */
  onDrag: (by: Point) => void
  /** Two fingers have spread by a factor around a point of the window. */
  onPinch: (factor: number, around: Point) => void
}

const middle = ([one, other]: readonly [Point, Point]): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
})
const distance = ([one, other]: readonly [Point, Point]) => Math.hypot(one.x - other.x, one.y - other.y)

/** Dragging with one pointer and pinching with two, in pixels of the window. */
export const usePointers = ({ onDrag, onPinch }: Gestures) => {
  const held = useRef(new Map<number, Point>())

  const both = (): readonly [Point, Point] | null => {
    const [one, other] = held.current.values()
    return one && other ? [one, other] : null
  }
  const letGo = ({ pointerId }: PointerEvent) => {
    held.current.delete(pointerId)
  }

  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      held.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove: ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
      const last = held.current.get(pointerId)
      if (!last) return
      const before = both()
      held.current.set(pointerId, { x, y })
      const now = both()
      if (before && now) {
        onPinch(distance(now) / Math.max(1, distance(before)), middle(now))
        onDrag({ x: middle(now).x - middle(before).x, y: middle(now).y - middle(before).y })
      } else onDrag({ x: x - last.x, y: y - last.y })
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  }
}
