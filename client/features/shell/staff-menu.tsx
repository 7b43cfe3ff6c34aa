import { Link } from 'react-router-dom'
import { useAuth } from '#client/actors/auth.ts'
import { StaffIcon } from '#client/ui/icons.tsx'
import { Popup } from '#client/ui/popup.tsx'
import { selectIsStaff } from '#machines/auth/selectors.ts'
import header from './header.module.css'
import styles from './menu.module.css'

/** The staff's own menu (spec.md section 2); nobody else sees it. */
export const StaffMenu = () => {
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
      <Link className={styles.item} to="/manage">
        Manage
      </Link>
    </Popup>
  )
}
