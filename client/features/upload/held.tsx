import { Link, useLocation } from 'react-router-dom'
import type { AboutAll } from '#client/actors/upload.ts'
import { Button } from '#client/ui/button.tsx'
import styles from './notices.module.css'
import { picturesInWords } from './words.ts'

interface HeldProps {
  isOffline: boolean
  held: AboutAll | null
  /** How many have to be chosen again. */
  lost: number
  onResume: () => void
}

/** Why nothing goes on, and what to do. */
export const Held = ({ isOffline, held, lost, onResume }: HeldProps) => {
  const { pathname } = useLocation()
  return (
    <>
      {isOffline && (
        <div role="alert" className={styles.notice}>
          <p className={styles.heading}>Paused: you are offline</p>
          <p>Nothing is lost. It goes on by itself as soon as you are back online.</p>
        </div>
      )}
      {held && (
        <div role="alert" className={styles.notice} data-status={held.kind === 'full' ? 'danger' : 'warning'}>
          <p className={styles.heading}>Paused: {held.message}</p>
          {held.kind === 'expired' ? (
            <Link to={`/accounts/login?redirect=${encodeURIComponent(pathname)}`} className={styles.link}>
              Sign in to continue
            </Link>
          ) : (
            <>
              {held.kind !== 'full' && <p>It is tried again by itself in a moment.</p>}
              <Button variant="outline" size="sm" onClick={onResume}>
                Try now
              </Button>
            </>
          )}
        </div>
      )}
      {lost > 0 && (
        <div className={styles.notice}>
          <p className={styles.heading}>
            {lost === 1 ? 'One picture has' : `${picturesInWords(lost)} have`} to be chosen again
          </p>
          <p>
            The page was loaded anew. Choose or drop the same files or folder: sending goes on from where it
            was, and what you typed is still here.
          </p>
        </div>
      )}
    </>
  )
}
