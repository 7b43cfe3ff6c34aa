import { ArrowIcon, CloseIcon } from '#client/ui/icons.tsx'
import styles from './controls.module.css'

interface ControlsProps {
  onPrevious: (() => void) | null
  onNext: (() => void) | null
  onClose: () => void
}

/** What the arrow and Escape keys do, for the pointer and the thumb. */
export const Controls = ({ onPrevious, onNext, onClose }: ControlsProps) => (
  <div className={styles.controls} role="toolbar" aria-label="Quick view">
    <button
      type="button"
      className={styles.previous}
      aria-label="Previous image"
      disabled={!onPrevious}
      onClick={() => onPrevious?.()}
    >
      <ArrowIcon />
    </button>
    <button type="button" aria-label="Next image" disabled={!onNext} onClick={() => onNext?.()}>
      <ArrowIcon />
    </button>
    <button type="button" aria-label="Close quick view" onClick={onClose}>
      <CloseIcon />
    </button>
  </div>
)
