import { createHmac } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Clock } from '../../shared/clock.ts'
import { tokenNotValid } from '../../shared/http/authenticate.ts'
import { CHALLENGE_AUDIENCE, ISSUER } from '../../shared/http/claims.ts'
import type { User, UserStore } from '../users/store.ts'

const GOOD_FOR_MS = 5 * 60_000

const claims = z.object({
  token_type: z.literal('challenge'),
  user_id: z.uuid(),
  /** Ties the challenge to the right password: it ends when the password changes. */
  password: z.string(),
})

export interface Challenges {
  /** Makes a challenge for whoever has just given this user's password; it holds nothing else. */
  make(user: User): Promise<string>
  /** Answers the user who gave the password. Throws 401 `token_not_valid`. */
  read(challenge: string): Promise<User>
}

interface ChallengeDeps {
  jwtSecret: string
  users: Pick<UserStore, 'byUuid'>
  clock: Clock
}

export function createChallenges({ jwtSecret, users, clock }: ChallengeDeps): Challenges {
  const key = new TextEncoder().encode(jwtSecret)
  const markOf = ({ password }: User) =>
    createHmac('sha256', jwtSecret).update(`challenge by ${password}`).digest('base64url')

  const claimsOf = async (challenge: string) => {
    try {
      const { payload } = await jwtVerify(challenge, key, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        audience: CHALLENGE_AUDIENCE,
        currentDate: clock(),
      })
      return claims.parse(payload)
    } catch {
      throw tooLate()
    }
  }

  return {
    make(user) {
      const said: z.infer<typeof claims> = {
        token_type: 'challenge',
        user_id: user.uuid,
        password: markOf(user),
      }
      const at = clock()
      return new SignJWT({ ...said, iss: ISSUER, aud: CHALLENGE_AUDIENCE })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuedAt(at)
        .setExpirationTime(new Date(at.getTime() + GOOD_FOR_MS))
        .sign(key)
    },

    async read(challenge) {
      const { user_id, password } = await claimsOf(challenge)
      const user = await users.byUuid(user_id)
      if (!user || markOf(user) !== password) throw tooLate()
      return user
    },
  }
}

const tooLate = () => tokenNotValid('Your sign-in has expired. Please sign in again.')
