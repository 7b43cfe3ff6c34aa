import { Link, useNavigate } from 'react-router-dom'
import { useAuth } from '#client/actors/people/auth.ts'
import { useChangePassword } from '#client/actors/people/change-password.ts'
import { PasswordField } from '#client/ui/form/password-field.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import { selectUser } from '#machines/auth/selectors.ts'
import { AccountForm } from './account-form.tsx'
import styles from './account-page.module.css'
import { AccountPage } from './account-page.tsx'
import { NewPasswordField } from './fields.tsx'
import * as say from './messages.tsx'

/** Changes the password of who is signed in (issue 5, line 1). */
export const Component = () => {
  usePageTitle(say.changePassword)
  const navigate = useNavigate()
  const user = useAuth(selectUser)
  const { errors, failure, isPending, isChanged, submit, cancel } = useChangePassword(
    () => void navigate('/'),
  )
  if (isChanged) return <Changed />
  return (
    <AccountPage title={say.changePassword} lead={say.othersAreSignedOut}>
      <AccountForm
        {...{ errors, failure, isPending }}
        action={say.changePassword}
        doing={say.changingPassword}
        onCancel={cancel}
        onSubmit={(values) =>
          submit(String(values.get('currentPassword')), String(values.get('newPassword')))
        }
      >
        {/* What keeps passwords asks whose it is. */}
        <input hidden type="email" autoComplete="username" value={user?.email ?? ''} readOnly />
        <PasswordField
          label={say.currentPassword}
          name="currentPassword"
          autoComplete="current-password"
          required
        />
        <NewPasswordField name="newPassword" help={say.atLeastEightNowhereElse} />
      </AccountForm>
      <p className={styles.aside}>
        <Link to="/accounts/reset-password">{say.forgotPassword}</Link>
      </p>
    </AccountPage>
  )
}

/** Moves the focus from the form to its outcome. */
const takeFocus = (section: HTMLElement | null) => section?.focus()

const Changed = () => (
  <div ref={takeFocus} tabIndex={-1} className={styles.done}>
    <AccountPage title={say.passwordIsChanged} lead={say.othersWereSignedOut}>
      <p className={styles.aside}>
        <Link to="/">{say.backToShop}</Link>
      </p>
    </AccountPage>
  </div>
)
