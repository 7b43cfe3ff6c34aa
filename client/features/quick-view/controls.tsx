import { ArrowIcon, CloseIcon } from '#client/ui/icons.tsx'
import styles from './controls.module.css'
import * as say from './messages.ts'

interface ControlsProps {
  onPrevious: (() => void) | null
  onNext: (() => void) | null
  onClose: () => void
}

/** What the arrow and Escape keys do, for the pointer and the thumb. */
export const Controls = ({ onPrevious, onNext, onClose }: ControlsProps) => (
  <div className={styles.controls} role="toolbar" aria-label={say.quickView}>
    <button
      type="button"
      className={styles.previous}
      aria-label={say.previousImage}
      disabled={!onPrevious}
      onClick={() => onPrevious?.()}
    >
      <ArrowIcon />
    </button>
    <button type="button" aria-label={say.nextImage} disabled={!onNext} onClick={() => onNext?.()}>
      <ArrowIcon />
    </button>
    <button type="button" aria-label={say.closeQuickView} onClick={onClose}>
      <CloseIcon />
    </button>
  </div>
)
