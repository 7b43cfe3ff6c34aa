import { Link } from 'react-router-dom'
import { DashboardLink } from './dashboard-link.tsx'
import styles from './menu.module.css'
import * as say from './messages.ts'
import { ProjectSearch } from './project-search.tsx'

/** What the staff menu leads to (spec.md section 2). */
export const StaffItems = () => (
  <>
    <ProjectSearch />
    <DashboardLink />
    <Link className={styles.item} to="/projects">
      {say.projects}
    </Link>
    <Link className={styles.item} to="/search">
      {say.art}
    </Link>
    <Link className={styles.item} to="/manage">
      {say.manage}
    </Link>
    <Link className={styles.item} to="/manage/upload/new">
      {say.upload}
    </Link>
    <Link className={styles.item} to="/artist">
      {say.artistPortal}
    </Link>
  </>
)
