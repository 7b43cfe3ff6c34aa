import { createRegisterEffects } from '#client/effects/register/register.ts'
import { askPort } from '../port.ts'
import { answerDone } from '../route.ts'
import { register as route } from '../routes/auth.ts'

export const register = {
  register: askPort((client) => createRegisterEffects(client).actors.register, {
    input: { email: 'ada@aquatint.test', secret: 'secret-1', name: 'Ada' },
    by: 'anybody',
    secretRef: 'secret-2',
    secrets: { 'secret-1': 'a password' },
    successes: [
      {
        when: 'the account is made',
        answers: [[route, answerDone({ uuid: 'u-ada', email: 'ada@aquatint.test', name: 'Ada' }, 201)]],
      },
    ],
  }),
}
