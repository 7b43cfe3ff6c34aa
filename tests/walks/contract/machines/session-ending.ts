import { createSessionEndingEffects } from '#client/effects/session-ending/session-ending.ts'
import { askPort } from '../port.ts'
import { answerDone } from '../route.ts'
import { endSession } from '../routes/auth-account.ts'

export const sessionEnding = {
  endSession: askPort((client) => createSessionEndingEffects(client).actors.endSession, {
    input: { id: '7' },
    successes: [{ when: 'it has ended', answers: [[endSession, answerDone(undefined, 204)]] }],
  }),
}
