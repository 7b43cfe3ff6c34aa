import { Button } from './button.tsx'
import styles from './unavailable.module.css'

interface UnavailableProps {
  /** What is missing, in the visitor's words. */
  message: string
  onRetry: () => void
}

/** Stands where a part of the page would be while its service is down. */
export const Unavailable = ({ message, onRetry }: UnavailableProps) => (
  <div className={styles.part} role="alert">
    <p>{message}</p>
    <Button variant="outline" size="sm" onClick={onRetry}>
      Retry
    </Button>
  </div>
)
