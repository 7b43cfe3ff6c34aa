import { createResetPasswordEffects } from '#client/effects/reset-password/reset-password.ts'
import { asking } from '../port.ts'
import { done } from '../route.ts'
import { confirmReset, requestReset } from '../routes/auth.ts'

export const resetPassword = {
  requestReset: asking((client) => createResetPasswordEffects(client).actors.requestReset, {
    input: { email: 'ada@aquatint.test', idempotencyKey: 'k1' },
    by: 'anybody',
    successes: [{ when: 'the mail is written', answers: [[requestReset, done(undefined, 204)]] }],
  }),
  confirmReset: asking((client) => createResetPasswordEffects(client).actors.confirmReset, {
    input: { uid: 'MQ', token: 'token-1', secret: 'secret-1', idempotencyKey: 'k2' },
    by: 'anybody',
    secrets: { 'token-1': 'a token', 'secret-1': 'a password' },
    successes: [{ when: 'it is set', answers: [[confirmReset, done(undefined, 204)]] }],
  }),
}
