import { createReportProblemEffects } from '#client/effects/report-problem/report-problem.ts'
import { journal } from '../../fixtures/report-problem.ts'
import { hear } from '../outcome.ts'
import { asking, local } from '../port.ts'
import { done } from '../route.ts'
import { sendReport } from '../routes/main.ts'
import { type Client, offline } from '../shop.ts'

const effects = ({ apollo }: Client, isOnline = true, exportJournal = async () => journal) =>
  createReportProblemEffects({ apollo, exportJournal, isOnline: () => isOnline }).actors

const report = { key: 'try-1', note: 'It went grey', journal: JSON.stringify(journal) }

export const reportProblem = {
  gather: local([
    { when: 'the journal is there', hear: () => hear(effects(offline()).gather, undefined) },
    {
      when: 'the browser’s store cannot be read',
      hear: () =>
        hear(
          effects(offline(), true, () => Promise.reject(new Error('The store is closed.'))).gather,
          undefined,
        ),
    },
  ]),
  send: asking((client) => effects(client).send, {
    input: report,
    successes: [{ when: 'it is sent', answers: [[sendReport, done({ id: 7 }, 201)]] }],
  }),
}
