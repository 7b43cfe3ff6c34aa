import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** spec.md section 9 */
const RESIZE_THROTTLE_MS = 400

/**
 * Width of an element's content in pixels: known before the first paint, then followed at the pace of a
 * resize. Until known it is what `guess` answers, in pixels: 0 where that knows nothing either.
 */
export const useWidth = (element: RefObject<HTMLElement | null>, guess: () => number): number => {
  const [guessed] = useState(guess)
  const [width, setWidth] = useState(guessed)
  useLayoutEffect(() => {
    const node = element.current
    if (!node) return
    let timer: number | undefined
    let frame: number | undefined
    const measure = () => {
      timer = undefined
      setWidth(node.clientWidth)
    }
    // A guess is checked as the next frame lays the page out: here, this task would have to do that as well.
    if (guessed > 0) frame = requestAnimationFrame(() => flushSync(measure))
    else measure()
    const observer = new ResizeObserver(() => {
      timer ??= window.setTimeout(measure, RESIZE_THROTTLE_MS)
    })
    observer.observe(node)
    return () => {
      observer.disconnect()
      window.clearTimeout(timer)
      if (frame !== undefined) cancelAnimationFrame(frame)
    }
  }, [element, guessed])
  return width
}
