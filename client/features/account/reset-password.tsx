import { useNavigate, useSearchParams } from 'react-router-dom'
import { useResetPassword } from '#client/actors/people/reset-password.ts'
import { usePageTitle } from '#client/ui/page-title.ts'
import { AccountForm } from './account-form.tsx'
import { AccountPage } from './account-page.tsx'
import { EmailField } from './fields.tsx'

/** Asks for a link that sets a new password (spec.md section 2, Forgot password); `email` fills the field. */
export const Component = () => {
  usePageTitle('Forgot password')
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { errors, failure, isPending, isRequested, request, cancel } = useResetPassword(
    null,
    () => void navigate('/accounts/login'),
  )
  return (
    <AccountPage title="Forgot your password?" lead="We can send you a link to reset it.">
      <AccountForm
        {...{ errors, failure, isPending }}
        action={isRequested ? 'Request Another' : 'Request Reset'}
        doing="Requesting…"
        onCancel={cancel}
        onSubmit={(values) => request(String(values.get('email')).trim())}
      >
        <EmailField placeholder="Email" defaultValue={params.get('email') ?? ''} />
      </AccountForm>
    </AccountPage>
  )
}
