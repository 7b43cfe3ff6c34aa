import { createChangePasswordEffects } from '#client/effects/change-password/change-password.ts'
import { askPort } from '../port.ts'
import { answerDone } from '../route.ts'
import { setPassword } from '../routes/auth.ts'

export const changePassword = {
  changePassword: askPort((client) => createChangePasswordEffects(client).actors.changePassword, {
    input: { current: 'secret-1', next: 'secret-2' },
    secrets: { 'secret-1': 'a password', 'secret-2': 'another' },
    successes: [{ when: 'it is changed', answers: [[setPassword, answerDone(undefined, 204)]] }],
  }),
}
