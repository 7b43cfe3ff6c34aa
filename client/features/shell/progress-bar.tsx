import { useNavigation } from 'react-router-dom'
import styles from './progress-bar.module.css'

/** Shows after 100 ms that the next page is on its way; what comes at once shows nothing (spec.md section 9). */
export const ProgressBar = () => {
  const { state } = useNavigation()
  return state === 'idle' ? null : (
    <div className={styles.bar} role="progressbar" aria-label="Loading the page" />
  )
}
