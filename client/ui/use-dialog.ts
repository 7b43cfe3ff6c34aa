import { useLayoutEffect, useRef } from 'react'

/**
 * A modal on the browser's own dialog: it keeps the focus in, gives it back, and closes on Escape. A click
 * beside it does not close it: that may be the second of a double click on what opened it. One that is held
 * stays until it is let go of.
 */
export const useDialog = (onClose: () => void, { isHeld = false }: { isHeld?: boolean } = {}) => {
  const ref = useRef<HTMLDialogElement>(null)
  // Before the element goes, or the browser could not give the focus back.
  useLayoutEffect(() => {
    const element = ref.current
    // A closing menu opened it: return the focus to the menu's own button, not to the menu.
    document.activeElement?.closest<HTMLElement>('[popover]')?.hidePopover()
    element?.showModal()
    return () => element?.close()
  }, [])
  return {
    ref,
    // The event comes a moment after closing: by then the effect may have shown it again, or it may be gone.
    onClose: () => {
      if (ref.current?.open === false) onClose()
    },
    closedby: isHeld ? 'none' : 'closerequest',
  } as const
}
