import { type RefObject, useLayoutEffect, useState } from 'react'

/** spec.md section 9 */
const RESIZE_THROTTLE_MS = 400

/**
 * Width of an element's content in pixels: known before the first paint, then followed at the pace of a
 * resize. Until known it is what `guess` answers, in pixels: 0 where that knows nothing either.
 */
export const useWidth = (element: RefObject<HTMLElement | null>, guess: () => number): number => {
  const [width, setWidth] = useState(guess)
  useLayoutEffect(() => {
    const node = element.current
    if (!node) return
    let timer: number | undefined
    const measure = () => {
      timer = undefined
      setWidth(node.clientWidth)
    }
    // What a guess knows is not measured: the browser would have to lay the page out within this task.
    setWidth((known) => known || node.clientWidth)
    const observer = new ResizeObserver(() => {
      timer ??= window.setTimeout(measure, RESIZE_THROTTLE_MS)
    })
    observer.observe(node)
    return () => {
      observer.disconnect()
      window.clearTimeout(timer)
    }
  }, [element])
  return width
}
