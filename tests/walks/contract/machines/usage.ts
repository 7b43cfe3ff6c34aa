import type { CountUsageInput } from '#client/apollo/generated/graphql.ts'
import { createUsageEffects } from '#client/effects/usage/usage.ts'
import { askPort } from '../port.ts'
import { answerDone } from '../route.ts'
import { countUsage as route } from '../routes/main.ts'

const counted: CountUsageInput = {
  site: 'STANDARD',
  device: 'DESK',
  isNew: true,
  transitions: [],
  states: [],
}
const counter = { take: () => counted }

export const usage = {
  tellCounts: askPort(({ apollo }) => createUsageEffects({ apollo, counter }).actors.tellCounts, {
    input: undefined,
    by: 'anybody',
    successes: [{ when: 'it is counted', answers: [[route, answerDone(undefined, 204)]] }],
  }),
}
