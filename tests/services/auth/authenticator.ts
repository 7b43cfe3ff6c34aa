import { URI } from 'otpauth'
import type { TokenPair } from '#services/auth/contract.ts'
import type {
  ChallengeView,
  RecoveryCodesView,
  SecondFactorSetupView,
} from '#services/auth/second-factor/contract.ts'
import type { Clock } from '#services/shared/clock.ts'
import type { CallOptions } from '#tests/support/services/http.ts'
import { PASSWORD } from './credentials.ts'

type Call = (
  method: string,
  path: string,
  options?: CallOptions,
) => Promise<{ status: number; body: unknown }>

const STEP_MS = 30_000

/** An authenticator app that has scanned a setup's code. */
export interface Authenticator {
  /** The code it shows, `steps` times 30 s from now. */
  code(steps?: number): string
}

export const authenticatorOf = ({ uri }: SecondFactorSetupView, clock: Clock): Authenticator => {
  const app = URI.parse(uri)
  return { code: (steps = 0) => app.generate({ timestamp: clock().getTime() + steps * STEP_MS }) }
}

/** Begins a setup for somebody who is signed in. */
export const setUp = async (call: Call, { access }: Pick<TokenPair, 'access'>, clock: Clock) => {
  const { body } = await call('POST', '/auth/second-factor/', { as: access, body: {} })
  return authenticatorOf(body as SecondFactorSetupView, clock)
}

/** Turns two-step verification on, which spends the app's current code. */
export async function turnOn(call: Call, pair: Pick<TokenPair, 'access'>, clock: Clock, password = PASSWORD) {
  const app = await setUp(call, pair, clock)
  const body = { password, code: app.code() }
  const confirmed = await call('POST', '/auth/second-factor/confirm/', { as: pair.access, body })
  return { app, codes: (confirmed.body as RecoveryCodesView).recovery_codes }
}

/** Gives the password and answers the challenge. */
export async function challengeOf(call: Call, email: string, password = PASSWORD): Promise<string> {
  const { body } = await call('POST', '/auth/jwt/create/', { body: { email, password } })
  return (body as ChallengeView).challenge
}

export const answer = <A>(
  call: (method: string, path: string, options?: CallOptions) => Promise<A>,
  challenge: string,
  code: string,
  headers: Record<string, string> = {},
): Promise<A> => call('POST', '/auth/jwt/second-factor/', { body: { challenge, code }, headers })
