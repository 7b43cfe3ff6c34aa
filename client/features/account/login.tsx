import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useLeadOn } from '#client/actors/lead-on.ts'
import { useHasArrived } from '#client/actors/people/arrival.ts'
import { useAuth, useSignIn } from '#client/actors/people/auth.ts'
import { readRedirect } from '#client/actors/people/sign-in-place.ts'
import { useWhySignIn } from '#client/actors/people/why-sign-in.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { PasswordField } from '#client/ui/form/password-field.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import {
  selectFailure,
  selectFieldErrors,
  selectIsChallenged,
  selectIsSignedIn,
  selectIsSigningIn,
  selectIsSigningOut,
  selectMaySignIn,
} from '#machines/auth/selectors.ts'
import styles from './account-page.module.css'
import { AccountPage, OtherWay } from './account-page.tsx'
import { CodeStep } from './code-step.tsx'
import { EmailField, takeFocus } from './fields.tsx'
import * as say from './messages.tsx'

const NO_ERRORS = {}

/** Signing in (spec.md section 2): `redirect` says where to go then, `email` fills the field. */
export const Component = () => {
  usePageTitle(say.signIn)
  const [params] = useSearchParams()
  useLeadOn(readRedirect(params, location.origin), useHasArrived())
  const isChallenged = useAuth(selectIsChallenged)
  const isSigningIn = useAuth(selectIsSigningIn)
  const isPending = useAuth(selectIsSignedIn) || isSigningIn
  // Stay at the step that signed in until the page leads on.
  const [wasChallenged, setWasChallenged] = useState(false)
  if (wasChallenged !== isChallenged && !isPending) setWasChallenged(isChallenged)
  // A failure from before, such as a session that lapsed, is not about this form.
  const [typedEmail, setTypedEmail] = useState<string | null>(null)
  if (isChallenged || (wasChallenged && isPending)) return <CodeStep />
  return <PasswordStep {...{ params, isPending, typedEmail, setTypedEmail }} />
}

interface PasswordStepProps {
  params: URLSearchParams
  isPending: boolean
  /** The email of the last try; null before the first. */
  typedEmail: string | null
  setTypedEmail: (email: string) => void
}

const PasswordStep = ({ params, isPending, typedEmail, setTypedEmail }: PasswordStepProps) => {
  const signIn = useSignIn()
  const failure = useAuth(selectFailure)
  const errors = useAuth(selectFieldErrors)
  const isSigningOut = useAuth(selectIsSigningOut)
  const maySignIn = useAuth(selectMaySignIn)
  const why = useWhySignIn()
  const isSubmitted = typedEmail !== null
  // Coming back from the second step, focus the field that has to be typed again.
  const [isBack] = useState(isSubmitted)

  const submit = (values: FormData) => {
    const email = String(values.get('email')).trim()
    setTypedEmail(email)
    signIn(email, String(values.get('password')))
  }
  return (
    <AccountPage title={say.signIn} lead={say.pleaseSignInToContinue} why={why && say.whySignIn[why]}>
      <Form
        errors={isSubmitted ? errors : NO_ERRORS}
        failure={isSubmitted ? (failure?.message ?? null) : null}
        onSubmit={submit}
      >
        <EmailField defaultValue={typedEmail ?? params.get('email') ?? ''} />
        <PasswordField
          ref={isBack ? takeFocus : undefined}
          label={say.password}
          name="password"
          autoComplete="current-password"
          required
        />
        <Button type="submit" size="lg" disabled={!maySignIn}>
          {isPending ? say.signingIn : isSigningOut ? say.signingOut : say.signIn}
        </Button>
      </Form>
      <p className={styles.aside}>
        <Link to="/accounts/reset-password">{say.forgotPassword}</Link>
      </p>
      <OtherWay>
        {say.newHere(<Link to={`/accounts/register?${params}`}>{say.signUp}</Link>)}
        <br />
        {say.orderedAsGuest(<Link to="/orders/find">{say.findYourOrder}</Link>)}
      </OtherWay>
    </AccountPage>
  )
}
