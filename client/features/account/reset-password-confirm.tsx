import { useMemo } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { useResetPassword } from '#client/actors/people/reset-password.ts'
import type { FieldErrors } from '#client/ui/form/field-errors.ts'
import { usePageTitle } from '#client/ui/page-title.ts'
import { AccountForm } from './account-form.tsx'
import styles from './account-page.module.css'
import { AccountPage } from './account-page.tsx'
import { BrokenLink } from './broken-link.tsx'
import { NewPasswordField } from './fields.tsx'
import * as say from './messages.tsx'

/**
 * Chooses a new password by the link that came by mail (spec.md section 2). Its parts may come in the path or
 * the query.
 */
export const Component = () => {
  usePageTitle(say.setPassword)
  const params = useParams()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const link = { uid: params.uid ?? query.get('uid'), token: params.token ?? query.get('token') }
  const { errors, failure, isPending, isUnusable, submit, cancel } = useResetPassword(
    link,
    () => void navigate('/accounts/login'),
  )
  const { newPassword } = errors
  const shown = useMemo(
    (): FieldErrors => (newPassword === undefined ? {} : { new_password: newPassword }),
    [newPassword],
  )
  if (isUnusable) return <BrokenLink failure={failure} onLeave={cancel} />
  return (
    <AccountPage title={say.setNewPassword} lead={say.useNowhereElse}>
      <AccountForm
        {...{ failure, isPending }}
        errors={shown}
        action={say.setPassword}
        doing={say.settingPassword}
        onCancel={cancel}
        onSubmit={(values) => submit(String(values.get('new_password')))}
      >
        <NewPasswordField name="new_password" />
      </AccountForm>
      <p className={styles.aside}>
        <Link to="/accounts/reset-password">{say.requestAnotherLink}</Link>
      </p>
    </AccountPage>
  )
}
