import { type RefObject, useEffect } from 'react'
import { KEPT_CLEAR } from '#client/ui/kept-clear.ts'
import { computeLift } from './lift.ts'

/** Keeps the notices from what the visitor is about to press, wherever that stands by now. */
export const useLift = (stack: RefObject<HTMLElement | null>, isShown: boolean) => {
  useEffect(() => {
    const element = stack.current
    if (!isShown || !element) return
    let lift = 0
    const place = () => {
      const { top, bottom, left, right } = element.getBoundingClientRect()
      const kept = Array.from(document.querySelectorAll(`[${KEPT_CLEAR}]`), (one) =>
        one.getBoundingClientRect(),
      )
      lift = computeLift({ top: top + lift, bottom: bottom + lift, left, right }, kept)
      element.style.translate = `0 ${-lift}px`
    }
    return onLayout(element, place)
  }, [stack, isShown])
}

/**
 * Calls it now, and whenever something may stand elsewhere, at most once a frame. Answers how to stop that.
 */
const onLayout = (element: HTMLElement, call: () => void) => {
  let frame = 0
  const callSoon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(call)
  }
  const listening = new AbortController()
  const options = { signal: listening.signal, passive: true, capture: true }
  addEventListener('scroll', callSoon, options)
  addEventListener('resize', callSoon, options)
  const sizes = new ResizeObserver(callSoon)
  sizes.observe(element)
  sizes.observe(document.body)
  const parts = new MutationObserver(callSoon)
  parts.observe(document.body, { childList: true, subtree: true })
  call()
  return () => {
    cancelAnimationFrame(frame)
    listening.abort()
    sizes.disconnect()
    parts.disconnect()
  }
}
