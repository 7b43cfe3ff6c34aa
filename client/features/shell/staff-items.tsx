import { Link } from 'react-router-dom'
import { DashboardLink } from './dashboard-link.tsx'
import styles from './menu.module.css'
import { ProjectSearch } from './project-search.tsx'

/** What the staff menu leads to (spec.md section 2). */
export const StaffItems = () => (
  <>
    <ProjectSearch />
    <DashboardLink />
    <Link className={styles.item} to="/projects">
      Projects
    </Link>
    <Link className={styles.item} to="/search">
      Art
    </Link>
    <Link className={styles.item} to="/manage">
      Manage
    </Link>
    <Link className={styles.item} to="/manage/upload/new">
      Upload
    </Link>
    <Link className={styles.item} to="/artist">
      Artist Portal
    </Link>
  </>
)
