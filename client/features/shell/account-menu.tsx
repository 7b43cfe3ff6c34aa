import { Link, useLocation } from 'react-router-dom'
import { useAuth } from '#client/actors/auth.ts'
import { PersonIcon } from '#client/ui/icons.tsx'
import { Popup } from '#client/ui/popup.tsx'
import { selectUser } from '#machines/auth/selectors.ts'
import header from './header.module.css'
import styles from './menu.module.css'

/** Who is signed in, or the way to be. */
export const AccountMenu = () => {
  const user = useAuth(selectUser)
  if (!user) return <SignInLink />
  return (
    <Popup
      className={header.tool}
      button={
        <>
          <PersonIcon />
          <span className={header.word}>My Account</span>
        </>
      }
    >
      <p className={styles.heading}>
        <span className={styles.name}>{user.name || user.email}</span>
        {user.name && (
          <>
            <br />
            <span className={styles.note}>{user.email}</span>
          </>
        )}
      </p>
      <Link className={styles.item} to="/accounts/logout">
        Sign out
      </Link>
    </Popup>
  )
}

/** Leads back to where the visitor is now. */
const SignInLink = () => {
  const { pathname, search, hash } = useLocation()
  const here = `${pathname}${search}${hash}`
  const redirect =
    pathname === '/' || pathname.startsWith('/accounts/') ? '' : `?${new URLSearchParams({ redirect: here })}`
  return (
    <Link className={header.tool} to={`/accounts/login${redirect}`}>
      <PersonIcon />
      <span className={header.word}>Sign In</span>
    </Link>
  )
}
