import { type PointerEvent, useRef } from 'react'

/** Pixels of sideways travel that mean it. */
const TRAVEL = 48

interface Swipes {
  onLeft: (() => void) | null
  onRight: (() => void) | null
}

/**
 * Sideways swipes of a finger; scrolling up and down stays the browser's (`touch-action: pan-y pinch-zoom`).
 */
export const useSwipe = ({ onLeft, onRight }: Swipes) => {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current =
        event.pointerType === 'touch' && event.isPrimary ? { x: event.clientX, y: event.clientY } : null
    },
    onPointerUp: (event: PointerEvent) => {
      if (!start.current || !event.isPrimary) return
      const x = event.clientX - start.current.x
      const y = event.clientY - start.current.y
      start.current = null
      if (Math.abs(x) < TRAVEL || Math.abs(x) < 2 * Math.abs(y)) return
      if (x < 0) onLeft?.()
      else onRight?.()
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}
