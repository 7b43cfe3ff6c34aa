import { type RefObject, useLayoutEffect } from 'react'

/**
 * Passes the focus on to the page as the filters beside the results leave with it, where nothing is left to
 * narrow down: otherwise it falls to the document. A drawer gives it back by itself.
 */
export const useFocusPassedOn = (part: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const aside = part.current?.closest('aside')
    return () => {
      if (aside?.contains(document.activeElement)) aside.closest('main')?.focus({ preventScroll: true })
    }
  }, [part])
}
