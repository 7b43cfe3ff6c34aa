import { returnRequestProcess } from '#client/actors/orders/return-request.ts'
import type { Visit } from '#client/app/start/visit.ts'

/**
 * Drops what is filled in as somebody signs out; a session that lapses leaves it for whoever comes back. Call
 * it with the page that asks for a return.
 */
export const openReturnRequests = ({ actors, processes }: Visit): void => {
  const requests = processes.subjectsOf(returnRequestProcess)
  actors.auth.on('session.cleared', ({ reason }) => {
    if (reason === 'signedOut') requests.sendAll({ type: 'signedOut' })
  })
}
