import { Link } from 'react-router-dom'
import * as say from './messages.ts'
import styles from './staff-notice.module.css'

/** Stays until whoever is staff has a second factor: what they came for is not there before. */
export const StaffNotice = () => (
  <section aria-label={say.staffTools} className={styles.notice}>
    <p>
      {say.setUpTwoSteps} <Link to="/accounts/security">{say.setItUp}</Link>
    </p>
  </section>
)
