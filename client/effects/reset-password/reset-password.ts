import {
  ConfirmPasswordResetDocument,
  RequestPasswordResetDocument,
} from '#client/apollo/generated/graphql.ts'
import { WITHOUT_SESSION } from '#client/apollo/session.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import * as say from '#client/effects/messages.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { AuthDeps } from '#client/effects/session/auth-deps.ts'
import { Refusal } from '#machines/refusal.ts'
import type { NewPassword, ResetRequest, resetPasswordPorts } from '#machines/reset-password/ports.ts'

export const createResetPasswordEffects = (deps: AuthDeps) =>
  fillPorts<typeof resetPasswordPorts>({
    requestReset: (input) => requestReset(deps, input),
    confirmReset: (input) => confirmReset(deps, input),
  })

const requestReset = async ({ apollo }: AuthDeps, { email, idempotencyKey }: ResetRequest) => {
  const { requestPasswordReset } = await ask(
    apollo.mutate({
      mutation: RequestPasswordResetDocument,
      variables: { input: { email, idempotencyKey } },
      context: WITHOUT_SESSION,
    }),
  )
  refuseUserErrors(requestPasswordReset.userErrors)
}

const confirmReset = async (
  { apollo, vault }: AuthDeps,
  { uid, token: tokenRef, secret, idempotencyKey }: NewPassword,
) => {
  const newPassword = vault.takeSecret(secret)
  const token = vault.takeSecret(tokenRef)
  if (newPassword === null) throw new Refusal('BAD_USER_INPUT', say.typePasswordAgain)
  if (token === null) throw new Refusal('BAD_USER_INPUT', say.openLinkAgain, { token: say.openLinkAgain })
  // Whoever is refused may choose another password with the same link.
  vault.addSecrets({ [tokenRef]: token })
  const { confirmPasswordReset } = await ask(
    apollo.mutate({
      mutation: ConfirmPasswordResetDocument,
      variables: { input: { uid, token, newPassword, idempotencyKey } },
      fetchPolicy: 'no-cache',
      context: WITHOUT_SESSION,
    }),
  )
  refuseUserErrors(confirmPasswordReset.userErrors)
  vault.takeSecret(tokenRef)
}
