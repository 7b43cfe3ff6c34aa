import { Link } from 'react-router-dom'
import { useAuth } from '#client/actors/people/auth.ts'
import { useSettings } from '#client/ui/settings.tsx'
import { selectIsStaff } from '#machines/auth/selectors.ts'
import styles from './menu.module.css'
import * as say from './messages.ts'

/**
 * Staff manage the shop and customers their projects, unless the main site has a dashboard of its own
 * (design.md section 6).
 */
export const DashboardLink = () => {
  const { mainSiteUrl } = useSettings()
  const isStaff = useAuth(selectIsStaff)
  return mainSiteUrl ? (
    <a className={styles.item} href={mainSiteUrl}>
      {say.dashboard}
    </a>
  ) : (
    <Link className={styles.item} to={isStaff ? '/manage' : '/projects'}>
      {say.dashboard}
    </Link>
  )
}
