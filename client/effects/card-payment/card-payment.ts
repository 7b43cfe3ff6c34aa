import { CreatePaymentIntentDocument } from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { AuthDeps } from '#client/effects/session/auth-deps.ts'
import type { Charge, cardPaymentPorts, Intent } from '#machines/card-payment/ports.ts'
import { Refusal } from '#machines/refusal.ts'
import type { CardField } from './card-field.ts'
import * as say from './messages.ts'

interface CardPaymentDeps extends AuthDeps {
  field: CardField
}

export const createCardPaymentEffects = ({ field, ...deps }: CardPaymentDeps) =>
  fillPorts<typeof cardPaymentPorts>({
    loadField: () => field.load(),
    createIntent: (input) => createIntent(deps, input),
    confirmCard: (input) => confirmCard(deps, field, input),
  })

const createIntent = async (
  { apollo, vault }: AuthDeps,
  { projectToken, ...charge }: Charge,
): Promise<Intent> => {
  const { createPaymentIntent } = await ask(
    apollo.mutate({
      mutation: CreatePaymentIntentDocument,
      variables: { input: { cartToken: projectToken, ...charge } },
      // Its secret must not stay in the cache.
      fetchPolicy: 'no-cache',
    }),
  )
  const { intent, clientSecret, userErrors } = createPaymentIntent
  refuseUserErrors(userErrors)
  if (!intent || !clientSecret) throw new Error('The graph answered no intent.')
  return { intent, secret: vault.keepSecret(clientSecret) }
}

const confirmCard = async ({ vault }: AuthDeps, field: CardField, { secret }: Intent) => {
  const clientSecret = vault.takeSecret(secret)
  if (clientSecret === null) throw new Refusal('CONFLICT', say.startAgain)
  // Another card may be tried with the same intent.
  vault.addSecrets({ [secret]: clientSecret })
  await field.confirm(clientSecret)
  vault.takeSecret(secret)
}
