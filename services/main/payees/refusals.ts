import type { Role } from '#machines/lifecycles/roles.ts'
import { type StatusOf, statusOffers } from '#machines/lifecycles/status-offers.ts'
import { conflict, invalid, type Problem } from '#services/shared/http/problem.ts'

/** 409 with the lifecycle's reason, or 400 for what is no status at all. */
export function refuseTransition(
  of: StatusOf,
  status: string,
  transition: string,
  by: Role = 'staff',
): Problem {
  if (transition === status) return conflict('It has this status already.', 'wrong_status')
  const offer = statusOffers(of, status, by).find((each) => each.transition === transition)
  return offer
    ? conflict(offer.refusal ?? 'No one can do that right now.', 'wrong_status')
    : invalid({ transition: ['This is not a valid choice.'] })
}
