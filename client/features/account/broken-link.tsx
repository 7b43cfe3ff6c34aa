import { Link } from 'react-router-dom'
import { Button } from '#client/ui/button.tsx'
import type { ResetPasswordFailure } from '#machines/reset-password/failure.ts'
import styles from './account-page.module.css'
import { AccountPage } from './account-page.tsx'
import * as say from './messages.tsx'

interface BrokenLinkProps {
  failure: ResetPasswordFailure | null
  onLeave: () => void
}

/** No password can be set by this link: says why, and leads to another (spec.md sections 5 and 8). */
export const BrokenLink = ({ failure, onLeave }: BrokenLinkProps) => (
  <AccountPage title={say.setNewPassword} lead={say.linkNotUsable}>
    <div role="alert" className={styles.broken}>
      <p>{failure?.message}</p>
      {failure?.kind === 'linkRefused' && (
        <ul>
          {Object.entries(failure.fields).map(([field, message]) => (
            <li key={field}>
              {field}: {message}
            </li>
          ))}
        </ul>
      )}
    </div>
    <p className={styles.aside}>
      <Link to="/accounts/reset-password">{say.requestAnotherLink}</Link>
    </p>
    <Button className={styles.leave} variant="outline" size="lg" onClick={onLeave}>
      {say.backToSignIn}
    </Button>
  </AccountPage>
)
