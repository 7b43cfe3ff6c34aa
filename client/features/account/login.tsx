import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useHasArrived } from '#client/actors/arrival.ts'
import { useAuth, useSignIn } from '#client/actors/auth.ts'
import { useLeadOn } from '#client/actors/lead-on.ts'
import { readRedirect } from '#client/actors/sign-in-place.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import {
  selectFailure,
  selectFieldErrors,
  selectIsSignedIn,
  selectIsSigningIn,
  selectIsSigningOut,
  selectMaySignIn,
} from '#machines/auth/selectors.ts'
import styles from './account-page.module.css'
import { AccountPage, OtherWay } from './account-page.tsx'
import { EmailField } from './fields.tsx'

const NO_ERRORS = {}

/** The sign-in form (spec.md section 2): `redirect` says where to go then, `email` fills the field. */
export const Component = () => {
  usePageTitle('Sign in')
  const [params] = useSearchParams()
  useLeadOn(readRedirect(params, location.origin), useHasArrived())
  const signIn = useSignIn()
  const failure = useAuth(selectFailure)
  const errors = useAuth(selectFieldErrors)
  const isSigningIn = useAuth(selectIsSigningIn)
  const isPending = useAuth(selectIsSignedIn) || isSigningIn
  const isSigningOut = useAuth(selectIsSigningOut)
  const maySignIn = useAuth(selectMaySignIn)
  // A failure from before, such as a session that lapsed, is not about this form.
  const [isSubmitted, setSubmitted] = useState(false)

  const submit = (values: FormData) => {
    setSubmitted(true)
    signIn(String(values.get('email')).trim(), String(values.get('password')))
  }
  return (
    <AccountPage title="Sign in" lead="Please sign in to continue">
      <Form
        errors={isSubmitted ? errors : NO_ERRORS}
        failure={isSubmitted ? (failure?.message ?? null) : null}
        onSubmit={submit}
      >
        <EmailField defaultValue={params.get('email') ?? ''} />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <Button type="submit" size="lg" disabled={!maySignIn}>
          {isPending ? 'Signing in…' : isSigningOut ? 'Signing out…' : 'Sign in'}
        </Button>
      </Form>
      <p className={styles.aside}>
        <Link to="/accounts/reset-password">Forgot password?</Link>
      </p>
      <OtherWay>
        New here? <Link to={`/accounts/register?${params}`}>Sign up</Link>
      </OtherWay>
    </AccountPage>
  )
}
