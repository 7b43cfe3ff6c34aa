import {
  type ChangedPaymentAccountFragment,
  ChoosePaymentAccountDocument,
  RemovePaymentAccountDocument,
} from '#client/apollo/generated/graphql.ts'
import * as say from '#client/effects/messages.ts'
import { ask } from '#client/effects/refusals.ts'
import { Refusal, readRefusal } from '#machines/refusal.ts'
import type { Answer, CommandOf, Sending } from './sending.ts'

/** Chooses or removes where an artist is paid, with their password, which is typed as a reference. */
export async function changeOwnAccount(
  { apollo, vault, idempotencyKey, typed }: Sending,
  { token, version, change }: CommandOf<'own-account'>,
): Promise<Answer> {
  const ref = typed('password')
  const password = vault.readSecret(ref)
  if (password === null)
    throw new Refusal('BAD_USER_INPUT', say.typePasswordAgain, { password: say.typePasswordAgain })
  const input = { idempotencyKey, token, version, password }
  // The password is asked with again while nobody knows what became of it.
  try {
    const answer = await send({ apollo }, change, input)
    vault.takeSecret(ref)
    return { id: answer.account?.token ?? null, userErrors: answer.userErrors }
  } catch (error) {
    if (readRefusal(error).code !== 'UPSTREAM_UNAVAILABLE') vault.takeSecret(ref)
    throw error
  }
}

const fetchPolicy = 'no-cache'

async function send(
  { apollo }: Pick<Sending, 'apollo'>,
  change: CommandOf<'own-account'>['change'],
  input: { idempotencyKey: string; token: string; version: number; password: string },
): Promise<ChangedPaymentAccountFragment> {
  const variables = { input }
  if (change === 'choose') {
    const asked = apollo.mutate({ mutation: ChoosePaymentAccountDocument, variables, fetchPolicy })
    return (await ask(asked)).choosePaymentAccount
  }
  const asked = apollo.mutate({ mutation: RemovePaymentAccountDocument, variables, fetchPolicy })
  return (await ask(asked)).removePaymentAccount
}
