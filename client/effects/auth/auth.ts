import { RefreshSessionDocument, SignInDocument, SignOutDocument } from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import * as say from '#client/effects/messages.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import { type AuthDeps, OUTSIDE_SESSION, PARTS } from '#client/effects/session/auth-deps.ts'
import type { authPorts, Challenged, Credentials, SignOut } from '#machines/auth/ports.ts'
import { Refusal } from '#machines/refusal.ts'
import type { Session } from '#machines/session.ts'
import { toSession } from './session-parts.ts'

/** Trades the refresh cookie for a session. */
const restoreSession = async ({ apollo, vault }: AuthDeps): Promise<Session> => {
  const { refreshSession } = await ask(
    apollo.mutate({ mutation: RefreshSessionDocument, ...OUTSIDE_SESSION }),
    PARTS,
  )
  return toSession(vault, refreshSession.session)
}

export const createAuthEffects = (deps: AuthDeps) =>
  fillPorts<typeof authPorts>({
    restoreSession: () => restoreSession(deps),
    authenticate: (input) => authenticate(deps, input),
    answerChallenge: async (input) => {
      // Few accounts ask for a code: load this part once one does (decision 13).
      const { answerChallenge } = await import('./answer-challenge.ts')
      return answerChallenge(deps, input)
    },
    signOut: (input) => signOut(deps, input),
  })

const authenticate = async (
  { apollo, vault }: AuthDeps,
  { email, secret }: Credentials,
): Promise<Session | Challenged> => {
  const password = vault.takeSecret(secret)
  if (password === null) throw new Refusal('BAD_USER_INPUT', say.typePasswordAgain)
  const variables = { input: { email, password } }
  const { signIn } = await ask(
    apollo.mutate({ mutation: SignInDocument, variables, ...OUTSIDE_SESSION }),
    PARTS,
  )
  refuseUserErrors(signIn.userErrors)
  if (signIn.challenge) return { challenge: vault.keepSecret(signIn.challenge) }
  if (!signIn.session) throw new Refusal('NO_TOKEN', say.noToken)
  return toSession(vault, signIn.session)
}

const signOut = async ({ apollo }: AuthDeps, variables: SignOut) => {
  const { signOut } = await ask(
    apollo.mutate({ mutation: SignOutDocument, variables, fetchPolicy: 'no-cache' }),
  )
  refuseUserErrors(signOut.userErrors.map((error) => ({ field: null, ...error })))
}
