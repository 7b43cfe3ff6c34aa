import { createApplicationDecisionEffects } from '#client/effects/application-decision/application-decision.ts'
import type { DecidedMeanwhile } from '#services/content/artist-profiles/contract.ts'
import { askPort } from '../port.ts'
import { answerDone } from '../route.ts'
import { decideApplication } from '../routes/applications.ts'
import { readOwnRecord } from '../routes/record-forms.ts'

const zoe = { id: 7, version: 3, full_name: 'Zoë Abel', application_stage: 'declined' }

const decided: DecidedMeanwhile = {
  detail: 'This application was approved meanwhile.',
  code: 'application_decided',
  decided: { decision: 'approve', by: 'ben@aquatint.test', at: '2026-11-25T10:00:00.000Z' },
}

export const applicationDecision = {
  decideApplication: askPort((client) => createApplicationDecisionEffects(client).actors.decideApplication, {
    input: {
      id: '7',
      decision: 'decline',
      reason: 'We have many harbours.',
      version: 2,
      idempotencyKey: 'key-1',
    },
    by: 'staff',
    successes: [
      { when: 'it is decided', answers: [[decideApplication, answerDone(zoe)]] },
      { when: 'somebody else was faster', answers: [[decideApplication, answerDone(decided, 409)]] },
    ],
  }),
  readApplication: askPort((client) => createApplicationDecisionEffects(client).actors.readApplication, {
    input: { id: '7' },
    by: 'staff',
    successes: [{ when: 'it is read', answers: [[readOwnRecord, answerDone(zoe)]] }],
  }),
}
