import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react'
import type { Point } from '#machines/wall-photo/selectors.ts'

/** Parts of the photo that an arrow key moves; with Shift, ten times as far. */
const STEP = 0.005

const ARROWS: Partial<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

/** Moves a point of the photo by dragging or arrow keys. */
export const useDrag = (photo: RefObject<HTMLElement | null>, at: Point, onMove: (to: Point) => void) => {
  const grip = useRef<Point | null>(null)
  const toPart = ({ clientX, clientY }: PointerEvent): Point => {
    const box = photo.current?.getBoundingClientRect()
    return box ? { x: (clientX - box.x) / box.width, y: (clientY - box.y) / box.height } : at
  }
  const letGo = () => {
    grip.current = null
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      // The picture around it may take swipes.
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      const part = toPart(event)
      grip.current = { x: part.x - at.x, y: part.y - at.y }
    },
    onPointerMove: (event: PointerEvent) => {
      if (!grip.current) return
      const part = toPart(event)
      onMove({ x: part.x - grip.current.x, y: part.y - grip.current.y })
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onKeyDown: (event: KeyboardEvent) => {
      const arrow = ARROWS[event.key]
      if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      const times = event.shiftKey ? 10 : 1
      onMove({ x: at.x + arrow.x * times, y: at.y + arrow.y * times })
    },
  }
}
