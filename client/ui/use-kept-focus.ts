import { type RefObject, useEffect } from 'react'

const isDisabled = (element: Element): boolean => element.matches(':disabled')

/**
 * Keeps the focus in a page. Where what had it is gone, such as a button that has done its work, the page's
 * start gets it; what was disabled meanwhile gets it back. Without that it falls to the document: a screen
 * reader is silent, and Tab begins at the top of the shop.
 */
export const useKeptFocus = (page: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = page.current
    if (!element) return
    let last: HTMLElement | null = null
    const take = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last = target
    }
    const leave = ({ target }: FocusEvent) => {
      // Whoever leaves a control that is still there means it.
      if (target instanceof Element && target.isConnected && !isDisabled(target)) last = null
    }
    const keep = () => {
      if (last === null || document.activeElement !== document.body) return
      if (last.isConnected && isDisabled(last)) return
      const next = last.isConnected ? last : element
      last = null
      next.focus({ preventScroll: true })
    }
    const changes = new MutationObserver(keep)
    changes.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    element.addEventListener('focusin', take)
    element.addEventListener('focusout', leave)
    return () => {
      changes.disconnect()
      element.removeEventListener('focusin', take)
      element.removeEventListener('focusout', leave)
    }
  }, [page])
}
