import { z } from 'zod'
import type { Settings } from '#services/shared/settings.ts'
import { type AskService, Mistake } from './services.ts'

const tokens = z.object({ access: z.string(), refresh: z.string() })
const challenged = z.object({ code: z.literal('second_factor_required'), challenge: z.string() })

/** A session of the person by whom the command is run. */
export interface Session {
  /** Answers an access token, a new one where the last is old. */
  access(): Promise<string>
  end(): Promise<void>
}

/** An access token lives five minutes. */
const RENEWED_MS = 180_000

export interface Credentials {
  email: string
  password: string
  /** Reads the code of two-step verification, where the account has that. */
  readCode(): Promise<string>
}

/** Signs somebody in as the page does. Throws Mistake. */
export async function signIn(
  ask: AskService,
  { auth }: Pick<Settings, 'auth'>,
  { email, password, readCode }: Credentials,
): Promise<Session> {
  const post = (path: string, body: object) =>
    ask({ method: 'POST', url: `${auth.url}/auth/jwt/${path}/`, body })
  const answerChallenge = async (error: unknown) => {
    const { data } = challenged.safeParse(error instanceof Mistake ? error.said : null)
    if (!data) throw error
    return post('second-factor', { challenge: data.challenge, code: await readCode() })
  }
  let held = tokens.parse(await post('create', { email, password }).catch(answerChallenge))
  let since = Date.now()
  return {
    async access() {
      if (Date.now() - since > RENEWED_MS) {
        held = tokens.parse(await post('refresh', { refresh: held.refresh }))
        since = Date.now()
      }
      return held.access
    },
    async end() {
      await post('blacklist', { refresh: held.refresh })
    },
  }
}
