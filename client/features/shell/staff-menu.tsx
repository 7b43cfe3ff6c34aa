import type { ComponentType } from 'react'
import { Link } from 'react-router-dom'
import { useAuth } from '#client/actors/people/auth.ts'
import { StaffIcon } from '#client/ui/icons.tsx'
import { Popup } from '#client/ui/popup.tsx'
import { selectIsStaff } from '#machines/auth/selectors.ts'
import { DashboardLink } from './dashboard-link.tsx'
import header from './header.module.css'
import styles from './menu.module.css'

/** It comes with the menu. */
export interface StaffParts {
  ProjectSearch: ComponentType
}

/** The staff's own menu (spec.md section 2); nobody else sees it. */
export const StaffMenu = ({ ProjectSearch }: StaffParts) => {
  const isStaff = useAuth(selectIsStaff)
  if (!isStaff) return null
  return (
    <Popup
      className={header.tool}
      button={
        <>
          <StaffIcon />
          <span className={header.word}>Staff</span>
        </>
      }
    >
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
    </Popup>
  )
}
