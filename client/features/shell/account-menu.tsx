import { type ComponentType, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useAuth, useRetrySession } from '#client/actors/people/auth.ts'
import { makeSignInPath } from '#client/actors/people/sign-in-place.ts'
import { PersonIcon } from '#client/ui/icons.tsx'
import { Popup } from '#client/ui/popup.tsx'
import { selectArtist, selectIsUnreachable, selectUser } from '#machines/auth/selectors.ts'
import { DashboardLink } from './dashboard-link.tsx'
import header from './header.module.css'
import styles from './menu.module.css'
import * as say from './messages.ts'

/** Loads when it is first opened. */
export interface AccountDialogs {
  SignOutEverywhere: ComponentType<{ onClose: () => void }>
}

/** Who is signed in and the way to what is theirs (spec.md section 2), or the way to be. */
export const AccountMenu = ({ SignOutEverywhere }: AccountDialogs) => {
  const [isLeaving, setLeaving] = useState(false)
  const user = useAuth(selectUser)
  const artist = useAuth(selectArtist)
  const isUnreachable = useAuth(selectIsUnreachable)
  const retry = useRetrySession()
  if (!user) return <SignInLink />
  return (
    <>
      <Popup
        className={header.tool}
        button={
          <>
            <PersonIcon />
            <span className={header.word}>{say.myAccount}</span>
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
        {isUnreachable && (
          <button type="button" className={styles.item} onClick={retry}>
            {say.accountUnreachable}
          </button>
        )}
        {artist && <ArtistProfileLink artist={artist} />}
        <DashboardLink />
        <Link className={styles.item} to="/projects">
          {say.projects}
        </Link>
        <Link className={styles.item} to="/orders">
          {say.orders}
        </Link>
        <Link className={styles.item} to="/accounts/following">
          {say.following}
        </Link>
        <Link className={styles.item} to="/accounts/security">
          {say.security}
        </Link>
        {artist && (
          <Link className={styles.item} to="/artist">
            {say.artistPortal}
          </Link>
        )}
        <hr className={styles.rule} />
        <Link className={styles.item} to="/accounts/change-password">
          {say.changePassword}
        </Link>
        <Link className={styles.item} to="/accounts/logout">
          {say.signOut}
        </Link>
        <button type="button" className={styles.item} onClick={() => setLeaving(true)}>
          {say.signOutEverywhere}
        </button>
      </Popup>
      {isLeaving && <SignOutEverywhere onClose={() => setLeaving(false)} />}
    </>
  )
}

/**
 * An artist whose application has come to payment goes to their profile, any other to the artist home
 * (spec.md section 4).
 */
const ArtistProfileLink = ({ artist }: { artist: NonNullable<ReturnType<typeof selectArtist>> }) => (
  <Link className={styles.item} to={artist.applicationStage === 'payment' ? '/artist/profile' : '/artist'}>
    {say.artistProfile}
  </Link>
)

/** Leads back to where the visitor is now. */
const SignInLink = () => (
  <Link className={header.tool} to={makeSignInPath(useLocation())}>
    <PersonIcon />
    <span className={header.word}>{say.signIn}</span>
  </Link>
)
