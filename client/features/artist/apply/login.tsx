import { Link } from 'react-router-dom'
import { makeButtonClass } from '#client/ui/button.tsx'
import styles from './apply.module.css'
import { pathOf } from './pages.ts'

const query = new URLSearchParams({ redirect: pathOf('info') })

/** /artist/apply/login: an application belongs to an account; both ways come back to it. */
export const Login = () => (
  <div className={styles.page}>
    <h1 className={styles.title}>First, your account</h1>
    <p className={styles.lead}>
      Your application belongs to your account, so that you can stop and come back to it. We will lead you
      back here.
    </p>
    <div className={styles.actions}>
      <Link className={makeButtonClass({ size: 'lg' })} to={`/accounts/register?${query}`}>
        Create an account
      </Link>
      <Link className={makeButtonClass({ size: 'lg', variant: 'outline' })} to={`/accounts/login?${query}`}>
        Sign in
      </Link>
    </div>
    <p className={styles.note}>
      <Link to={pathOf('welcome')}>Back to what applying takes</Link>
    </p>
  </div>
)
