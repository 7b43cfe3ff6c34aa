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

/**
 * Chooses a new password by the link that came by mail (spec.md section 2). Its parts may come in the path or
 * the query.
 */
export const Component = () => {
  usePageTitle('Set password')
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
    <AccountPage title="Set a new password" lead="Choose one that you use nowhere else.">
      <AccountForm
        {...{ failure, isPending }}
        errors={shown}
        action="Set password"
        doing="Setting password…"
        onCancel={cancel}
        onSubmit={(values) => submit(String(values.get('new_password')))}
      >
        <NewPasswordField name="new_password" />
      </AccountForm>
      <p className={styles.aside}>
        <Link to="/accounts/reset-password">Request another link</Link>
      </p>
    </AccountPage>
  )
}
