import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'
import styles from './anchored-panel.module.css'

interface AnchoredPanelProps {
  /** The button that it belongs to, one of many. */
  anchor: HTMLElement
  label: string
  onClose: () => void
  children: ReactNode
}

/**
 * What one of many buttons opens, beneath that button and above the page. It takes the focus and gives it
 * back; Escape, a press elsewhere or going on by Tab closes it. A press on its own button is that button's
 * business.
 */
export const AnchoredPanel = ({ anchor, label, onClose, children }: AnchoredPanelProps) => {
  const ref = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)
  const closeUnlessIn = useEffectEvent((target: EventTarget | null) => {
    if (!(target instanceof Node) || ref.current?.contains(target) || anchor.contains(target)) return
    onClose()
  })
  useLayoutEffect(() => {
    const panel = ref.current
    if (!panel) return
    panel.showPopover({ source: anchor })
    panel.focus({ preventScroll: true })
    const closeOnPress = ({ target }: PointerEvent) => closeUnlessIn(target)
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      close()
    }
    document.addEventListener('pointerdown', closeOnPress)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOnPress)
      document.removeEventListener('keydown', closeOnEscape)
      if (panel.contains(document.activeElement)) anchor.focus({ preventScroll: true })
      if (panel.matches(':popover-open')) panel.hidePopover()
    }
  }, [anchor])
  return (
    <div
      ref={ref}
      popover="manual"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={styles.panel}
      onBlur={({ relatedTarget }) => closeUnlessIn(relatedTarget)}
    >
      {children}
    </div>
  )
}
