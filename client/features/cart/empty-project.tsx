import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useAuth } from '#client/actors/people/auth.ts'
import { RecentlyViewed } from '#client/features/media/recently-viewed.tsx'
import { selectIsSignedIn } from '#machines/auth/selectors.ts'
import styles from './empty-project.module.css'
import * as say from './messages.tsx'
import type { ReviewParts } from './parts.ts'

interface EmptyProjectProps extends Pick<ReviewParts, 'Hearted'> {
  /** The project stands above it, by its name. */
  isPart?: boolean
  takesFocus?: boolean
}

/**
 * Leads to what sells best, to what was looked at and loved here, and whoever may have a cart elsewhere to it
 * (spec.md section 2).
 */
export const EmptyProject = ({ isPart = false, takesFocus = false, Hearted }: EmptyProjectProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const isSignedIn = useAuth(selectIsSignedIn)
  const Heading = isPart ? 'h2' : 'h1'
  const redirect = `redirect=${encodeURIComponent(useLocation().pathname)}`
  return (
    <>
      <section className={styles.empty}>
        <Heading ref={heading} tabIndex={-1}>
          {say.projectIsEmpty}
        </Heading>
        <p>{say.startWith(<Link to="/search?sort=popular">{say.topSellingArt}</Link>)}</p>
        {!isSignedIn && (
          <p>
            {say.seeWhatYouSaved(
              <Link to={`/accounts/login?${redirect}`}>{say.signIn}</Link>,
              <Link to={`/accounts/register?${redirect}`}>{say.signUp}</Link>,
              <Link to="/orders/find">{say.findOrder}</Link>,
            )}
          </p>
        )}
      </section>
      {isSignedIn && <Hearted />}
      <RecentlyViewed />
    </>
  )
}
