import { Link, useLocation } from 'react-router-dom'
import { makeSignInPath } from '#client/actors/people/sign-in-place.ts'
import * as say from './messages.tsx'
import styles from './nothing-found.module.css'

/** Favorites are somebody's own, and nobody is signed in; signing in leads back here. */
export const SignInNeeded = () => (
  <section className={styles.nothing}>
    <h2>{say.signInForFavorites}</h2>
    <p className={styles.ways}>
      <Link to={makeSignInPath(useLocation())}>{say.signIn}</Link>
    </p>
  </section>
)
