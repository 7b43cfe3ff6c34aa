import { ShowNumberDocument } from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import * as say from '#client/effects/messages.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { AuthDeps } from '#client/effects/session/auth-deps.ts'
import type { NumberWanted, numberRevealPorts } from '#machines/number-reveal/ports.ts'
import { Refusal } from '#machines/refusal.ts'

type Deps = Pick<AuthDeps, 'apollo' | 'vault'>

export const createNumberRevealEffects = (deps: Deps) =>
  fillPorts<typeof numberRevealPorts>({ showNumber: (input) => showNumber(deps, input) })

const showNumber = async ({ apollo, vault }: Deps, wanted: NumberWanted) => {
  const { resource, id, reason } = wanted
  const password = vault.takeSecret(wanted.password)
  if (password === null)
    throw new Refusal('BAD_USER_INPUT', say.typePasswordAgain, { password: say.typePasswordAgain })
  const { showNumber } = await ask(
    apollo.mutate({
      mutation: ShowNumberDocument,
      variables: { input: { resource, id, reason, password } },
      // The number must not stay in the cache.
      fetchPolicy: 'no-cache',
    }),
  )
  refuseUserErrors(showNumber.userErrors)
  if (showNumber.number === null) throw new Error('The graph answered nothing.')
  return { number: vault.keepSecret(showNumber.number) }
}
