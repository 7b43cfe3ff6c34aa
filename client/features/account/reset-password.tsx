import { useNavigate } from 'react-router-dom'
import { useResetPassword } from '#client/actors/reset-password.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import { AccountPage } from './account-page.tsx'

/** Asks for a link that sets a new password (spec.md section 2, Forgot password). */
export const Component = () => {
  usePageTitle('Forgot password')
  const navigate = useNavigate()
  const { errors, failure, isPending, isRequested, request, cancel } = useResetPassword(
    null,
    () => void navigate('/accounts/login'),
  )
  return (
    <AccountPage title="Forgot your password?" lead="We can send you a link to reset it.">
      <Form
        errors={errors}
        failure={failure?.message ?? null}
        onSubmit={(values) => request(String(values.get('email')).trim())}
      >
        <TextField
          label="Email"
          name="email"
          type="email"
          placeholder="Email"
          autoComplete="username"
          required
        />
        <Button type="submit" size="lg" disabled={isPending}>
          {isPending ? 'Requesting…' : isRequested ? 'Request Another' : 'Request Reset'}
        </Button>
        <Button variant="outline" size="lg" disabled={isPending} onClick={cancel}>
          Cancel
        </Button>
      </Form>
    </AccountPage>
  )
}
