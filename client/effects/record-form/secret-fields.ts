import * as say from '#client/effects/messages.ts'
import type { Vault } from '#client/effects/session/vault.ts'
import { Refusal } from '#machines/refusal.ts'
import type { FormValues } from '#machines/resource-form/ports.ts'

/** What stands for a secret in a field: a reference into the vault that no typed text looks like. */
const SECRET = /^secret:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export const makeSecretField = (): string => `secret:${crypto.randomUUID()}`

export const isSecretField = (value: unknown): value is string =>
  typeof value === 'string' && SECRET.test(value)

/** The references among what is typed. */
export const findSecretFields = (values: FormValues): string[] => Object.values(values).filter(isSecretField)

/** Puts the secrets in their places. Refuses at the fields whose secrets are gone, as after a reload. */
export const openSecrets = (vault: Pick<Vault, 'readSecret'>, values: FormValues): FormValues => {
  const lost = Object.entries(values).filter(
    ([, value]) => isSecretField(value) && vault.readSecret(value) === null,
  )
  if (lost.length > 0)
    throw new Refusal(
      'BAD_USER_INPUT',
      say.typeAgain,
      Object.fromEntries(lost.map(([name]) => [name, say.typeAgain])),
    )
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      isSecretField(value) ? vault.readSecret(value) : value,
    ]),
  )
}
