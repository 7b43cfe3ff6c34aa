import { createSessionEndingEffects } from '#client/effects/session-ending/session-ending.ts'
import { asking } from '../port.ts'
import { done } from '../route.ts'
import { endSession } from '../routes/auth-account.ts'

export const sessionEnding = {
  endSession: asking((client) => createSessionEndingEffects(client).actors.endSession, {
    input: { id: '7' },
    successes: [{ when: 'it has ended', answers: [[endSession, done(undefined, 204)]] }],
  }),
}
