import { Link, useLocation } from 'react-router-dom'
import { useAuth } from '#client/actors/people/auth.ts'
import { useRegister } from '#client/actors/people/register.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { PasswordField } from '#client/ui/form/password-field.tsx'
import { selectIsSigningIn, selectMaySignIn } from '#machines/auth/selectors.ts'
import styles from './keep-order.module.css'
import * as say from './messages.tsx'

const stay = () => {}

/** Makes an account of the order's email by one password; where there is one, leads to sign in and back. */
export const ChoosePassword = ({ email }: { email: string }) => {
  const { errors, failure, isPending, isRegistered, submit } = useRegister(stay)
  const isSigningIn = useAuth(selectIsSigningIn)
  const maySignIn = useAuth(selectMaySignIn)
  const { pathname, search } = useLocation()
  const back = new URLSearchParams({ email, redirect: pathname + search })
  const signIn = <Link to={`/accounts/login?${back}`}>{say.signInToKeep}</Link>
  const isBusy = isPending || isSigningIn
  if (errors.email !== undefined || (isRegistered && !isBusy))
    return (
      <section className={styles.keep}>
        <h2>{say.keepThisOrder}</h2>
        <p role="status">{isRegistered ? say.accountIsReady(signIn) : say.hasAccount(email, signIn)}</p>
      </section>
    )
  return (
    <section className={styles.keep}>
      <h2>{say.keepThisOrder}</h2>
      <p>{say.choosePassword(email)}</p>
      <Form
        errors={errors}
        failure={failure?.message ?? null}
        onSubmit={(values) => submit(email, String(values.get('password')))}
      >
        {/* What keeps passwords asks whose it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={say.password}
          help={say.atLeastEight}
          name="password"
          autoComplete="new-password"
          minLength={8}
          required
        />
        <Button type="submit" size="lg" disabled={isBusy || !maySignIn}>
          {isBusy ? say.makingAccount : say.makeAccount}
        </Button>
      </Form>
    </section>
  )
}
