import { createRegisterEffects } from '#client/effects/register/register.ts'
import { asking } from '../port.ts'
import { done } from '../route.ts'
import { register as route } from '../routes/auth.ts'

export const register = {
  register: asking((client) => createRegisterEffects(client).actors.register, {
    input: { email: 'ada@aquatint.test', secret: 'secret-1', name: 'Ada' },
    by: 'anybody',
    secretRef: 'secret-2',
    secrets: { 'secret-1': 'a password' },
    successes: [
      {
        when: 'the account is made',
        answers: [[route, done({ uuid: 'u-ada', email: 'ada@aquatint.test', name: 'Ada' }, 201)]],
      },
    ],
  }),
}
