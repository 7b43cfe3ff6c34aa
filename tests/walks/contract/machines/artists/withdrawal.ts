import { createWithdrawalEffects } from '#client/effects/withdrawal/withdrawal.ts'
import { askPort } from '../../port.ts'
import { answerDone } from '../../route.ts'
import { countCarts } from '../../routes/art-figures.ts'
import { withdraw } from '../../routes/own-art.ts'

const work = {
  id: 'lake',
  version: 3,
  state: 'withdrawn',
  updated: '2026-11-26T10:00:00.000Z',
}

export const withdrawal = {
  countCarts: askPort((client) => createWithdrawalEffects(client).actors.countCarts, {
    input: { id: 'lake' },
    successes: [
      { when: 'some have it', answers: [[countCarts, answerDone({ carts: 3 })]] },
      { when: 'none has it', answers: [[countCarts, answerDone({ carts: 0 })]] },
    ],
  }),
  changeWork: askPort((client) => createWithdrawalEffects(client).actors.changeWork, {
    input: { id: 'lake', withdrawn: true, idempotencyKey: 'key-1' },
    successes: [{ when: 'it is withdrawn', answers: [[withdraw, answerDone(work)]] }],
  }),
}
