import { randomUUID } from 'node:crypto'
import type {
  CredentialsBody,
  EndBody,
  RefreshBody,
  RegisterBody,
  RegisteredView,
  TokenPair,
  UserView,
} from '#services/auth/contract.ts'
import type { AnswerChallengeBody } from '#services/auth/second-factor/contract.ts'
import { RestSource } from './rest.ts'

/** The auth service (spec.md section 7). Calls carry the tokens in hand, never the caller's. */
export class AuthSource extends RestSource {
  protected readonly service = 'auth'

  /** A session's owner sees by which browser and from where it was begun (contract: SessionView). */
  protected override describeCaller() {
    const { userAgent } = this.caller
    return { ...super.describeCaller(), ...(userAgent !== '' && { 'user-agent': userAgent }) }
  }

  createTokens(body: CredentialsBody) {
    return this.post<TokenPair>('/auth/jwt/create/', { body })
  }

  /** Finishes a sign-in that asks for a code. */
  answerChallenge(body: AnswerChallengeBody) {
    return this.post<TokenPair>('/auth/jwt/second-factor/', { body })
  }

  /** Spends the refresh token; a service that has just spent it answers the same session again. */
  refreshTokens(refresh: string) {
    return this.post<TokenPair>('/auth/jwt/refresh/', {
      body: { refresh } satisfies RefreshBody,
      headers: { 'idempotency-key': randomUUID() },
    })
  }

  /** Ends the session of a refresh token, or every session of its user. */
  async blacklist(refresh: string, everywhere: boolean) {
    await this.post('/auth/jwt/blacklist/', {
      body: { refresh, ...(everywhere && { everywhere }) } satisfies EndBody,
    })
  }

  register(body: RegisterBody) {
    return this.post<RegisteredView>('/auth/users/', { body })
  }

  me(access: string) {
    return this.get<UserView>('/auth/users/me/', { headers: { authorization: `JWT ${access}` } })
  }
}
