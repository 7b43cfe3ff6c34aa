import { Link } from 'react-router-dom'
import styles from './staff-notice.module.css'

/** Stays until whoever is staff has a second factor: what they came for is not there before. */
export const StaffNotice = () => (
  <section aria-label="Staff tools" className={styles.notice}>
    <p>
      Set up two-step verification to use staff tools. <Link to="/accounts/security">Set it up</Link>
    </p>
  </section>
)
