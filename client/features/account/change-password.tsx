import { Link, useNavigate } from 'react-router-dom'
import { useAuth } from '#client/actors/people/auth.ts'
import { useChangePassword } from '#client/actors/people/change-password.ts'
import { TextField } from '#client/ui/form/text-field.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import { selectUser } from '#machines/auth/selectors.ts'
import { AccountForm } from './account-form.tsx'
import styles from './account-page.module.css'
import { AccountPage } from './account-page.tsx'
import { NewPasswordField } from './fields.tsx'

/** Changes the password of who is signed in (issue 5, line 1). */
export const Component = () => {
  usePageTitle('Change password')
  const navigate = useNavigate()
  const user = useAuth(selectUser)
  const { errors, failure, isPending, isChanged, submit, cancel } = useChangePassword(
    () => void navigate('/'),
  )
  if (isChanged) return <Changed />
  return (
    <AccountPage
      title="Change password"
      lead="Every other browser and device that is signed in to your account is signed out with it."
    >
      <AccountForm
        {...{ errors, failure, isPending }}
        action="Change password"
        doing="Changing password…"
        onCancel={cancel}
        onSubmit={(values) =>
          submit(String(values.get('currentPassword')), String(values.get('newPassword')))
        }
      >
        {/* What keeps passwords asks whose it is. */}
        <input hidden type="email" autoComplete="username" value={user?.email ?? ''} readOnly />
        <TextField
          label="Current password"
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          required
        />
        <NewPasswordField
          name="newPassword"
          help="At least 8 characters, and one that you use nowhere else."
        />
      </AccountForm>
      <p className={styles.aside}>
        <Link to="/accounts/reset-password">Forgot password?</Link>
      </p>
    </AccountPage>
  )
}

/** Moves the focus from the form to its outcome. */
const takeFocus = (section: HTMLElement | null) => section?.focus()

const Changed = () => (
  <div ref={takeFocus} tabIndex={-1} className={styles.done}>
    <AccountPage
      title="Your password is changed"
      lead="Every other browser and device has been signed out. Here you stay signed in."
    >
      <p className={styles.aside}>
        <Link to="/">Back to the shop</Link>
      </p>
    </AccountPage>
  </div>
)
