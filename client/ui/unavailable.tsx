import { useRef, useState } from 'react'
import { Button } from './button.tsx'
import { DismissButton } from './dismiss-button.tsx'
import * as say from './messages.tsx'
import styles from './unavailable.module.css'

interface UnavailableProps {
  /** What is missing, in the visitor's words. */
  message: string
  onRetry: () => void
}

/**
 * Stands where a part of the page would be that could not be had: a danger alert that stays until it is
 * dismissed, and a way to try again that stays then too (spec.md section 8, Item list, cart and search).
 */
export const Unavailable = ({ message, onRetry }: UnavailableProps) => {
  const [dismissed, setDismissed] = useState<string | null>(null)
  const retry = useRef<HTMLButtonElement>(null)
  const isDismissed = dismissed === message
  const dismiss = () => {
    setDismissed(message)
    retry.current?.focus()
  }
  const tryAgain = () => {
    setDismissed(null)
    onRetry()
  }
  return (
    <div className={styles.part} data-status={isDismissed ? 'dismissed' : 'danger'} role="alert">
      {!isDismissed && <p className={styles.message}>{message}</p>}
      <Button ref={retry} variant="outline" size="sm" onClick={tryAgain}>
        {say.retry}
      </Button>
      {!isDismissed && (
        <span className={styles.dismiss}>
          <DismissButton onClick={dismiss} />
        </span>
      )}
    </div>
  )
}
