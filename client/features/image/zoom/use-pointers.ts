import { type PointerEvent, useRef } from 'react'
import type { Point } from './view.ts'

interface Gestures {
  /** One finger or the mouse has moved. */
  onDrag: (by: Point) => void
  /** Two fingers have spread by a factor around a point of the window. */
  onPinch: (factor: number, around: Point) => void
}

const findMiddle = ([one, other]: readonly [Point, Point]): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
})
const measureDistance = ([one, other]: readonly [Point, Point]) =>
  Math.hypot(one.x - other.x, one.y - other.y)

/** Dragging with one pointer and pinching with two, in pixels of the window. */
export const usePointers = ({ onDrag, onPinch }: Gestures) => {
  const held = useRef(new Map<number, Point>())

  const findPair = (): readonly [Point, Point] | null => {
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
      const before = findPair()
      held.current.set(pointerId, { x, y })
      const now = findPair()
      if (before && now) {
        onPinch(measureDistance(now) / Math.max(1, measureDistance(before)), findMiddle(now))
        onDrag({ x: findMiddle(now).x - findMiddle(before).x, y: findMiddle(now).y - findMiddle(before).y })
      } else onDrag({ x: x - last.x, y: y - last.y })
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  }
}
