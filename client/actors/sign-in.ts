import { useActors } from './context.ts'

/** Starts a sign-in. The password goes by way of the vault; what comes of it is read with useAuth. */
export const useSignIn = () => {
  const { auth, vault } = useActors()
  return (email: string, password: string) =>
    auth.send({ type: 'signIn.submitted', email, secret: vault.keepSecret(password) })
}

/** The second step of a sign-in. The code goes by way of the vault, as the password does. */
export const useAnswerChallenge = () => {
  const { auth, vault } = useActors()
  return {
    submit: (code: string) => auth.send({ type: 'code.submitted', code: vault.keepSecret(code) }),
    cancel: () => auth.send({ type: 'challenge.cancelled' }),
  }
}
