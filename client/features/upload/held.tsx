import { Link, useLocation } from 'react-router-dom'
import type { AboutAll } from '#client/actors/upload.ts'
import { Button } from '#client/ui/button.tsx'
import * as say from './messages.ts'
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
          <p className={styles.heading}>{say.pausedOffline}</p>
          <p>{say.goesOnByItself}</p>
        </div>
      )}
      {held && (
        <div role="alert" className={styles.notice} data-status={held.kind === 'full' ? 'danger' : 'warning'}>
          <p className={styles.heading}>{say.pausedFor(held.message)}</p>
          {held.kind === 'expired' ? (
            <Link to={`/accounts/login?redirect=${encodeURIComponent(pathname)}`} className={styles.link}>
              {say.signInToContinue}
            </Link>
          ) : (
            <>
              {held.kind !== 'full' && <p>{say.triedAgainSoon}</p>}
              <Button variant="outline" size="sm" onClick={onResume}>
                {say.tryNow}
              </Button>
            </>
          )}
        </div>
      )}
      {lost > 0 && (
        <div className={styles.notice}>
          <p className={styles.heading}>{say.toChooseAgain(picturesInWords(lost))}</p>
          <p>{say.whyChooseAgain}</p>
        </div>
      )}
    </>
  )
}
