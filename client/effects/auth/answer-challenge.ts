import { AnswerChallengeDocument } from '#client/apollo/generated/graphql.ts'
import * as say from '#client/effects/messages.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import { type AuthDeps, OUTSIDE_SESSION, PARTS } from '#client/effects/session/auth-deps.ts'
import type { ChallengeAnswer } from '#machines/auth/ports.ts'
import { Refusal } from '#machines/refusal.ts'
import type { Session } from '#machines/session.ts'
import { toSession } from './session-parts.ts'

/** Ends a sign-in by the code that the account asks for. */
export const answerChallenge = async (
  { apollo, vault }: AuthDeps,
  { challenge, code }: ChallengeAnswer,
): Promise<Session> => {
  // Keep the challenge for another try: a code may be wrong, or its answer lost.
  const heldChallenge = vault.readSecret(challenge)
  const typed = vault.takeSecret(code)
  if (heldChallenge === null || typed === null) throw new Refusal('BAD_USER_INPUT', say.typePasswordAgain)
  const variables = { challenge: heldChallenge, code: typed }
  const { answerChallenge } = await ask(
    apollo.mutate({ mutation: AnswerChallengeDocument, variables, ...OUTSIDE_SESSION }),
    PARTS,
  )
  refuseUserErrors(answerChallenge.userErrors)
  if (!answerChallenge.session) throw new Refusal('NO_TOKEN', say.noToken)
  vault.takeSecret(challenge)
  return toSession(vault, answerChallenge.session)
}
