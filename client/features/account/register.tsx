import { useCallback } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { useLeadOn } from '#client/actors/lead-on.ts'
import { useHasArrived } from '#client/actors/people/arrival.ts'
import { useAuth } from '#client/actors/people/auth.ts'
import { useRegister } from '#client/actors/people/register.ts'
import { readRedirect } from '#client/actors/people/sign-in-place.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import { selectIsSigningIn, selectMaySignIn } from '#machines/auth/selectors.ts'
import { AccountPage, OtherWay } from './account-page.tsx'
import { EmailField, NewPasswordField } from './fields.tsx'
import * as say from './messages.tsx'

/** The sign-up form (spec.md section 2); a new account is signed in and goes on to where it was going. */
export const Component = () => {
  usePageTitle(say.signUp)
  const [params] = useSearchParams()
  useLeadOn(readRedirect(params, location.origin), useHasArrived())
  const navigate = useNavigate()
  const login = `/accounts/login?${params}`
  const { errors, failure, isPending, submit, cancel } = useRegister(
    useCallback(() => void navigate(login), [navigate, login]),
  )
  const isBusy = useAuth(selectIsSigningIn) || isPending
  const maySignIn = useAuth(selectMaySignIn)

  return (
    <AccountPage title={say.signUp} lead={say.keepYourProjects}>
      <Form
        errors={errors}
        failure={failure?.message ?? null}
        onSubmit={(values) => submit(String(values.get('email')).trim(), String(values.get('password')))}
      >
        <EmailField defaultValue={params.get('email') ?? ''} />
        <NewPasswordField label={say.password} name="password" minLength={8} />
        <Button type="submit" size="lg" disabled={isBusy || !maySignIn}>
          {isBusy ? say.signingUp : say.signUp}
        </Button>
        <Button variant="outline" size="lg" onClick={cancel}>
          {say.cancel}
        </Button>
      </Form>
      <OtherWay>{say.haveAccount(<Link to={login}>{say.signIn}</Link>)}</OtherWay>
    </AccountPage>
  )
}
