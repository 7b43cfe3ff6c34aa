import { createResetPasswordEffects } from '#client/effects/reset-password/reset-password.ts'
import { askPort } from '../port.ts'
import { answerDone } from '../route.ts'
import { confirmReset, requestReset } from '../routes/auth.ts'

export const resetPassword = {
  requestReset: askPort((client) => createResetPasswordEffects(client).actors.requestReset, {
    input: { email: 'ada@aquatint.test', idempotencyKey: 'k1' },
    by: 'anybody',
    successes: [{ when: 'the mail is written', answers: [[requestReset, answerDone(undefined, 204)]] }],
  }),
  confirmReset: askPort((client) => createResetPasswordEffects(client).actors.confirmReset, {
    input: { uid: 'MQ', token: 'token-1', secret: 'secret-1', idempotencyKey: 'k2' },
    by: 'anybody',
    secrets: { 'token-1': 'a token', 'secret-1': 'a password' },
    successes: [{ when: 'it is set', answers: [[confirmReset, answerDone(undefined, 204)]] }],
  }),
}
