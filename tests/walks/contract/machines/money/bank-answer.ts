import { createBankAnswerEffects } from '#client/effects/bank-answer/bank-answer.ts'
import type { AnsweredRow } from '#machines/bank-answer/ports.ts'
import type { BankFileResult, BankFileRow } from '#services/main/payouts/runs/contract.ts'
import { known, november, recorded, refused, TEXT } from '../../../fixtures/console/bank-answer.ts'
import { hear } from '../../outcome.ts'
import { askPort, joinPorts, local } from '../../port.ts'
import { answerDone } from '../../route.ts'
import { recordBankAnswer } from '../../routes/bank-answer.ts'
import { createOffline } from '../../shop.ts'

const rowOf = ({ artistName: artist_name, ...row }: AnsweredRow): BankFileRow => ({ ...row, artist_name })
const answered = (...rows: AnsweredRow[]) => {
  const body: BankFileResult = { rows: rows.map(rowOf) }
  return [[recordBankAnswer, answerDone(body)]] as const
}

/** Hears what becomes of a file that never leaves the browser. */
const choosing = (text: string, size: number) => () => {
  const { actors } = createBankAnswerEffects({ ...createOffline(), files: { textOf: async () => text } })
  return hear(actors.recordPart, { file: { ...november, size }, from: 0, idempotencyKey: 'key-1' })
}

export const bankAnswer = {
  recordPart: joinPorts(
    askPort(
      ({ apollo }) =>
        createBankAnswerEffects({ apollo, files: { textOf: async () => TEXT } }).actors.recordPart,
      {
        input: { file: november, from: 0, idempotencyKey: 'key-1' },
        by: 'staff',
        successes: [
          { when: 'the first row is recorded', answers: answered(recorded) },
          { when: 'the last row is refused', answers: answered(refused) },
          { when: 'it comes again', answers: answered(known, refused) },
        ],
      },
    ),
    local([
      { when: 'it is too large', hear: choosing(TEXT, 1_000_001) },
      { when: 'a quote is never closed', hear: choosing('token,"amount', 13) },
      { when: 'a row is too long', hear: choosing(`token\n${'a'.repeat(200_001)}`, 200_007) },
    ]),
  ),
}
