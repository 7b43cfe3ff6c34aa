import { createReportProblemEffects } from '#client/effects/report-problem/report-problem.ts'
import { journal } from '../../fixtures/report-problem.ts'
import { hear } from '../outcome.ts'
import { askPort, local } from '../port.ts'
import { answerDone } from '../route.ts'
import { sendReport } from '../routes/main.ts'
import { type Client, createOffline } from '../shop.ts'

const effects = ({ apollo }: Client, isOnline = true, exportJournal = async () => journal) =>
  createReportProblemEffects({ apollo, exportJournal, isOnline: () => isOnline }).actors

const report = { key: 'try-1', note: 'It went grey', journal: JSON.stringify(journal) }

export const reportProblem = {
  gather: local([
    { when: 'the journal is there', hear: () => hear(effects(createOffline()).gather, undefined) },
    {
      when: 'the browser’s store cannot be read',
      hear: () =>
        hear(
          effects(createOffline(), true, () => Promise.reject(new Error('The store is closed.'))).gather,
          undefined,
        ),
    },
  ]),
  send: askPort((client) => effects(client).send, {
    input: report,
    successes: [{ when: 'it is sent', answers: [[sendReport, answerDone({ id: 7 }, 201)]] }],
  }),
}
