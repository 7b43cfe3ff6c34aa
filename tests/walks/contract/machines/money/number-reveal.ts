import { createNumberRevealEffects } from '#client/effects/number-reveal/number-reveal.ts'
import { askPort } from '../../port.ts'
import { answerDone } from '../../route.ts'
import { showNumber } from '../../routes/payees.ts'

export const numberReveal = {
  showNumber: askPort((client) => createNumberRevealEffects(client).actors.showNumber, {
    input: {
      resource: 'artist-identity/usr-1/bank-accounts',
      id: 'trm-1',
      reason: 'The bank asks for it.',
      password: 'secret-1',
    },
    secrets: { 'secret-1': 'a password' },
    by: 'staff',
    successes: [{ when: 'it is shown', answers: [[showNumber, answerDone({ number: '000123456789' })]] }],
  }),
}
