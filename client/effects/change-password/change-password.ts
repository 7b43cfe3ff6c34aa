import { ChangePasswordDocument } from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import * as say from '#client/effects/messages.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { AuthDeps } from '#client/effects/session/auth-deps.ts'
import type { changePasswordPorts, PasswordChange } from '#machines/change-password/ports.ts'
import { Refusal } from '#machines/refusal.ts'

export const createChangePasswordEffects = (deps: AuthDeps) =>
  fillPorts<typeof changePasswordPorts>({
    changePassword: (input) => changePassword(deps, input),
  })

const changePassword = async ({ apollo, vault }: AuthDeps, { current, next }: PasswordChange) => {
  const currentPassword = vault.takeSecret(current)
  const newPassword = vault.takeSecret(next)
  if (currentPassword === null || newPassword === null)
    throw new Refusal('BAD_USER_INPUT', say.typePasswordsAgain)
  const { changePassword } = await ask(
    apollo.mutate({
      mutation: ChangePasswordDocument,
      variables: { input: { currentPassword, newPassword } },
      fetchPolicy: 'no-cache',
    }),
  )
  refuseUserErrors(changePassword.userErrors)
}
