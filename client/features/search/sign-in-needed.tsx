import { Link, useLocation } from 'react-router-dom'
import { makeSignInPath } from '#client/actors/people/sign-in-place.ts'
import styles from './nothing-found.module.css'

/** Favorites are somebody's own, and nobody is signed in; signing in leads back here. */
export const SignInNeeded = () => (
  <section className={styles.nothing}>
    <h2>Please sign in to see your favorites</h2>
    <p className={styles.ways}>
      <Link to={makeSignInPath(useLocation())}>Sign in</Link>
    </p>
  </section>
)
