import { userErrorsFrom } from '../../errors.ts'
import type { PasswordPayload, Resolvers } from '../../generated/resolvers.ts'
import { wrongKey } from '../idempotency-key.ts'

const payloadOf = async (done: Promise<void>): Promise<PasswordPayload> => {
  try {
    await done
    return { userErrors: [] }
  } catch (error) {
    return { userErrors: userErrorsFrom(error) }
  }
}

/** What is done once under a key, if the key is one. */
const keyed = (key: string, run: () => Promise<void>): PasswordPayload | Promise<PasswordPayload> => {
  const wrong = wrongKey(key)
  return wrong.length > 0 ? { userErrors: wrong } : payloadOf(run())
}

export const passwordResolvers: Resolvers = {
  Mutation: {
    requestPasswordReset: (_, { input: { email, idempotencyKey } }, { passwords }) =>
      keyed(idempotencyKey, () => passwords.requestReset({ email }, idempotencyKey)),
    confirmPasswordReset: (_, { input: { uid, token, newPassword, idempotencyKey } }, { passwords }) =>
      keyed(idempotencyKey, () =>
        passwords.confirmReset({ uid, token, new_password: newPassword }, idempotencyKey),
      ),
    changePassword: (_, { input: { currentPassword, newPassword } }, { passwords }) =>
      payloadOf(passwords.change({ current_password: currentPassword, new_password: newPassword })),
  },
}
