import { useNavigate, useSearchParams } from 'react-router-dom'
import { useResetPassword } from '#client/actors/people/reset-password.ts'
import { usePageTitle } from '#client/ui/page-title.ts'
import { AccountForm } from './account-form.tsx'
import { AccountPage } from './account-page.tsx'
import { EmailField } from './fields.tsx'
import * as say from './messages.tsx'

/** Asks for a link that sets a new password (spec.md section 2, Forgot password); `email` fills the field. */
export const Component = () => {
  usePageTitle(say.forgotPasswordTitle)
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { errors, failure, isPending, isRequested, request, cancel } = useResetPassword(
    null,
    () => void navigate('/accounts/login'),
  )
  return (
    <AccountPage title={say.forgotYourPassword} lead={say.canSendLink}>
      <AccountForm
        {...{ errors, failure, isPending }}
        action={isRequested ? say.requestAnother : say.requestReset}
        doing={say.requesting}
        onCancel={cancel}
        onSubmit={(values) => request(String(values.get('email')).trim())}
      >
        <EmailField placeholder={say.email} defaultValue={params.get('email') ?? ''} />
      </AccountForm>
    </AccountPage>
  )
}
