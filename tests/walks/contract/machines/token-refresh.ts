import { createTokenRefreshEffects } from '#client/effects/token-refresh/token-refresh.ts'
import { askPort } from '../port.ts'
import { answerDone } from '../route.ts'
import { refresh } from '../routes/auth.ts'

export const tokenRefresh = {
  refresh: askPort((client) => createTokenRefreshEffects(client).actors.refresh, {
    input: undefined,
    by: 'anybody',
    secretRef: 'ref-1',
    successes: [
      {
        when: 'the session goes on',
        answers: [[refresh, answerDone({ access: 'access-1', refresh: 'refresh-2' })]],
      },
    ],
    others: [{ when: 'there is no cookie', visit: { cookie: null } }],
  }),
}
