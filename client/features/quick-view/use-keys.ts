import { type RefObject, useEffect, useEffectEvent } from 'react'

export interface Keys {
  ArrowLeft: (() => void) | null
  ArrowRight: (() => void) | null
  Escape: (() => void) | null
}

const FIELDS = 'input, select, textarea, [contenteditable]'

/**
 * Keys of the whole page while the panel is open. What is typed in a field stays there, but Escape in a field
 * of the panel's own closes it; a dialog or a popover above the page keeps its keys to itself.
 */
export const useKeys = (panel: RefObject<HTMLElement | null>, keys: Keys) => {
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (key !== 'ArrowLeft' && key !== 'ArrowRight' && key !== 'Escape') return
    if (document.querySelector('dialog:modal, :popover-open')) return
    const field = target instanceof Element ? target.closest(FIELDS) : null
    if (field && (key !== 'Escape' || !panel.current?.contains(field))) return
    const act = keys[key]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    document.addEventListener('keydown', pressKey)
    return () => document.removeEventListener('keydown', pressKey)
  }, [])
}
