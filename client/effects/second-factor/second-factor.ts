import {
  BeginSecondFactorDocument,
  ConfirmSecondFactorDocument,
  RemoveSecondFactorDocument,
  RenewRecoveryCodesDocument,
  SecondFactorDocument,
} from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import * as say from '#client/effects/messages.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { AuthDeps } from '#client/effects/session/auth-deps.ts'
import type { Vault } from '#client/effects/session/vault.ts'
import { Refusal } from '#machines/refusal.ts'
import type {
  CodeGiven,
  Enrolment,
  PasswordAndCode,
  RecoveryCodes,
  SecondFactorStatus,
  secondFactorPorts,
} from '#machines/second-factor/ports.ts'
import type { SecretRef } from '#machines/session.ts'

export interface SecondFactorDeps extends AuthDeps {
  copyText: (text: string) => Promise<void>
}

/** Keys and codes must not stay in the cache. */
const apart = { fetchPolicy: 'no-cache' } as const

export const createSecondFactorEffects = (deps: SecondFactorDeps) =>
  fillPorts<typeof secondFactorPorts>({
    readStatus: () => readStatus(deps),
    beginEnrolment: () => beginEnrolment(deps),
    confirmEnrolment: (input) => confirmEnrolment(deps, input),
    renewCodes: (input) => renewCodes(deps, input),
    remove: (input) => remove(deps, input),
    copy: (input) => deps.copyText(deps.vault.readSecret(input.text) ?? ''),
  })

const readStatus = async ({ apollo }: AuthDeps): Promise<SecondFactorStatus> => {
  const { secondFactor } = await ask(apollo.query({ query: SecondFactorDocument, ...apart }))
  const { enabled, required, recoveryCodesLeft } = secondFactor
  return { isEnabled: enabled, isRequired: required, codesLeft: recoveryCodesLeft }
}

const beginEnrolment = async ({ apollo, vault }: AuthDeps): Promise<Enrolment> => {
  const { beginSecondFactor } = await ask(apollo.mutate({ mutation: BeginSecondFactorDocument, ...apart }))
  const { setup, userErrors } = beginSecondFactor
  refuseUserErrors(userErrors)
  if (!setup) throw new Error('The graph gave no key.')
  return { key: vault.keepSecret(setup.secret), uri: vault.keepSecret(setup.uri) }
}

const confirmEnrolment = async (
  { apollo, vault }: AuthDeps,
  given: PasswordAndCode,
): Promise<RecoveryCodes> => {
  const variables = takePasswordAndCode(vault, given)
  const { confirmSecondFactor } = await ask(
    apollo.mutate({ mutation: ConfirmSecondFactorDocument, variables, ...apart }),
  )
  return keepCodes(vault, confirmSecondFactor)
}

const renewCodes = async ({ apollo, vault }: AuthDeps, given: CodeGiven): Promise<RecoveryCodes> => {
  const variables = { code: takeCode(vault, given.code) }
  const { renewRecoveryCodes } = await ask(
    apollo.mutate({ mutation: RenewRecoveryCodesDocument, variables, ...apart }),
  )
  return keepCodes(vault, renewRecoveryCodes)
}

const remove = async ({ apollo, vault }: AuthDeps, given: PasswordAndCode) => {
  const variables = takePasswordAndCode(vault, given)
  const { removeSecondFactor } = await ask(
    apollo.mutate({ mutation: RemoveSecondFactorDocument, variables, ...apart }),
  )
  refuseUserErrors(removeSecondFactor.userErrors)
}

const takePasswordAndCode = (vault: Vault, { password, code }: PasswordAndCode) => ({
  password: vault.takeSecret(password) ?? '',
  code: takeCode(vault, code),
})

const takeCode = (vault: Vault, ref: SecretRef): string => {
  const code = vault.takeSecret(ref)
  if (code === null) throw new Refusal('BAD_USER_INPUT', say.typeCodeAgain)
  return code
}

interface CodesPayload {
  recoveryCodes: readonly string[] | null
  userErrors: Parameters<typeof refuseUserErrors>[0]
}

const keepCodes = (vault: Vault, { recoveryCodes, userErrors }: CodesPayload): RecoveryCodes => {
  refuseUserErrors(userErrors)
  if (!recoveryCodes) throw new Error('The graph gave no recovery codes.')
  return { codes: vault.keepSecret(recoveryCodes.join('\n')), count: recoveryCodes.length }
}
