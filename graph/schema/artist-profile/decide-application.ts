import type { Decision } from '#services/content/artist-profiles/contract.ts'
import { isStatus, userErrorsFrom } from '../../errors.ts'
import type {
  ApplicationDecision,
  DecideApplicationPayload,
  MutationResolvers,
} from '../../generated/resolvers.ts'
import { wrongKey } from '../idempotency-key.ts'
import { recordOf } from '../resource/shapes.ts'

const ASKED: Record<ApplicationDecision, Decision> = { APPROVE: 'approve', DECLINE: 'decline' }
const TOLD: Record<Decision, ApplicationDecision> = { approve: 'APPROVE', decline: 'DECLINE' }

const REFUSED: DecideApplicationPayload = { record: null, decided: null, userErrors: [] }

export const decideApplication: MutationResolvers['decideApplication'] = async (
  _,
  { input },
  { content },
) => {
  const { idempotencyKey, id, decision, reason, version } = input
  const userErrors = wrongKey(idempotencyKey)
  if (userErrors.length > 0) return { ...REFUSED, userErrors }
  try {
    const body = { decision: ASKED[decision], version, ...(reason != null && { reason }) }
    const profile = await content.decideApplication(id, body, idempotencyKey)
    return { ...REFUSED, record: recordOf('artist-profile', { ...profile }) }
  } catch (error) {
    const decided = isStatus(error, 409) ? error.decided : null
    return decided
      ? { ...REFUSED, decided: { ...decided, decision: TOLD[decided.decision] } }
      : { ...REFUSED, userErrors: userErrorsFrom(error, {}, 'id') }
  }
}
