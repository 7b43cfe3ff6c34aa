import { createLeaveMessageEffects } from '#client/effects/leave-message/leave-message.ts'
import { askPort } from '../port.ts'
import { answerDone } from '../route.ts'
import { leaveMessage as route } from '../routes/main.ts'

export const leaveMessage = {
  leaveMessage: askPort((client) => createLeaveMessageEffects(client).actors.leaveMessage, {
    input: { email: 'ada@aquatint.test', message: 'Do you frame?', idempotencyKey: 'key-1' },
    successes: [{ when: 'it is left', answers: [[route, answerDone({ id: 1 }, 201)]] }],
  }),
}
