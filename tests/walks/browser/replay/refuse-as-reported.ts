import { Refusal, type RefusalData } from '#machines/refusal.ts'
import type { HeldPort } from '../browser-walk.ts'
import { refuseAsked } from '../refuse-asked.ts'
import type { Visit } from '../visit.ts'

/** A port's code for an answer that never came. */
const UNREACHED = 'UPSTREAM_UNAVAILABLE'
const RENEWAL = 'RenewAccess'

/** Refuses the page as the journal has kept it. */
export const refuseAsReported = async (
  port: HeldPort,
  { code, message, fields, others }: RefusalData,
  visit: Visit,
): Promise<void> => {
  const { graph, noise } = visit
  const refusal = new Refusal(code, message, fields, others)
  const isLost = code === UNREACHED && port.operation !== RENEWAL && message === 'We couldn’t reach the shop.'
  const isSpent = code === 'UNAUTHENTICATED' && isTokenHeld(visit)
  if (isLost) noise.expect(/ERR_CONNECTION_REFUSED/)
  // A page that meets a spent token asks for another, and that is refused as reported.
  if (isSpent) graph.hold(RENEWAL)
  await refuseAsked(port, await graph.next(port.operation), isLost ? new Error(message) : refusal, visit)
  if (!isSpent) return
  await (await graph.next(RENEWAL)).refuse(refusal)
  graph.release(RENEWAL)
}

const isTokenHeld = ({ recording }: Visit): boolean =>
  recording.latest('token-refresh')?.snapshot().matches({ token: 'none' }) === false
