import { createLeaveMessageEffects } from '#client/effects/leave-message/leave-message.ts'
import { asking } from '../port.ts'
import { done } from '../route.ts'
import { leaveMessage as route } from '../routes/main.ts'

export const leaveMessage = {
  leaveMessage: asking((client) => createLeaveMessageEffects(client).actors.leaveMessage, {
    input: { email: 'ada@aquatint.test', message: 'Do you frame?', idempotencyKey: 'key-1' },
    successes: [{ when: 'it is left', answers: [[route, done({ id: 1 }, 201)]] }],
  }),
}
