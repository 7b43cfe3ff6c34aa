import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useAuth } from '#client/actors/auth.ts'
import { selectIsSignedIn } from '#machines/auth/selectors.ts'
import styles from './empty-project.module.css'

/** Leads to what sells best, and whoever may have a cart elsewhere to it (spec.md section 2). */
export const EmptyProject = ({ takesFocus = false }: { takesFocus?: boolean }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const isSignedIn = useAuth(selectIsSignedIn)
  return (
    <section className={styles.empty}>
      <h1 ref={heading} tabIndex={-1}>
        Your project is empty
      </h1>
      <p>
        Start with our <Link to="/search?sort=popular">top-selling art</Link>.
      </p>
      {!isSignedIn && (
        <p>
          <Link to="/accounts/login?redirect=%2Fcart">Sign in</Link> or{' '}
          <Link to="/accounts/register?redirect=%2Fcart">sign up</Link> to see a project you saved.
        </p>
      )}
    </section>
  )
}
