import { RegisterDocument } from '#client/apollo/generated/graphql.ts'
import { WITHOUT_SESSION } from '#client/apollo/session.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import * as say from '#client/effects/messages.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { AuthDeps } from '#client/effects/session/auth-deps.ts'
import { Refusal } from '#machines/refusal.ts'
import type { Registration, registerPorts } from '#machines/register/ports.ts'

export const createRegisterEffects = (deps: AuthDeps) =>
  fillPorts<typeof registerPorts>({
    register: (input) => register(deps, input),
  })

const register = async ({ apollo, vault }: AuthDeps, { email, secret, name }: Registration) => {
  const password = vault.takeSecret(secret)
  if (password === null) throw new Refusal('BAD_USER_INPUT', say.typePasswordAgain)
  const { register } = await ask(
    apollo.mutate({
      mutation: RegisterDocument,
      variables: { input: { email, password, ...(name && { name }) } },
      fetchPolicy: 'no-cache',
      context: WITHOUT_SESSION,
    }),
  )
  refuseUserErrors(register.userErrors)
  return { email, secret: vault.keepSecret(password) }
}
