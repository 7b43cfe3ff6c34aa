import { Link } from 'react-router-dom'
import { makeButtonClass } from '#client/ui/button.tsx'
import styles from './apply.module.css'
import * as say from './messages.tsx'
import { pathOf } from './pages.ts'

const query = new URLSearchParams({ redirect: pathOf('info') })

/** /artist/apply/login: an application belongs to an account; both ways come back to it. */
export const Login = () => (
  <div className={styles.page}>
    <h1 className={styles.title}>{say.firstAccount}</h1>
    <p className={styles.lead}>{say.whyAccount}</p>
    <div className={styles.actions}>
      <Link className={makeButtonClass({ size: 'lg' })} to={`/accounts/register?${query}`}>
        {say.createAnAccount}
      </Link>
      <Link className={makeButtonClass({ size: 'lg', variant: 'outline' })} to={`/accounts/login?${query}`}>
        {say.signIn}
      </Link>
    </div>
    <p className={styles.note}>
      <Link to={pathOf('welcome')}>{say.backToWhatItTakes}</Link>
    </p>
  </div>
)
