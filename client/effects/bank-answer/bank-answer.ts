import type { ApolloClient } from '@apollo/client'
import { RecordBankAnswerDocument } from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import type { Files } from '#client/effects/importing/files.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { AnsweredRow, bankAnswerPorts, ChosenFile } from '#machines/bank-answer/ports.ts'
import { Refusal } from '#machines/refusal.ts'
import * as say from './messages.ts'
import { splitRecords } from './split-records.ts'

interface BankAnswerDeps {
  apollo: ApolloClient
  files: Pick<Files, 'textOf'>
}

/** Rows that one request brings: they are recorded in about a second. */
const ROWS_AT_ONCE = 100
/** Bytes. */
const LARGEST_FILE = 1_000_000
/** Characters that one request may bring, as the graph takes no more. */
const LARGEST_PART = 200_000

const refuse = (message: string) => new Refusal('BAD_USER_INPUT', message, { file: message })

/** The bodies of the ports of machines/bank-answer. */
export const createBankAnswerEffects = ({ apollo, files }: BankAnswerDeps) =>
  fillPorts<typeof bankAnswerPorts>({
    recordPart: async ({ file, from, idempotencyKey }) => {
      const [header = '', ...records] = await readRecords(files, file)
      const part = [header, ...records.slice(from, from + ROWS_AT_ONCE)].join('\n')
      if (part.length > LARGEST_PART) throw refuse(say.rowsTooLong)
      const input = { idempotencyKey: `${idempotencyKey}-${from}`, file: part }
      const asked = apollo.mutate({
        mutation: RecordBankAnswerDocument,
        variables: { input },
        fetchPolicy: 'no-cache',
      })
      const { rows, userErrors } = (await ask(asked)).recordBankAnswer
      refuseUserErrors(userErrors)
      return {
        rows: rows.map(({ __typename: _, row, outcome, ...said }) => ({
          ...said,
          row: row + from,
          outcome: outcomeOf(outcome),
        })),
        total: records.length,
      }
    },
  })

/** Answers the header and the records of a file. Throws BAD_USER_INPUT at `file`. */
async function readRecords(files: BankAnswerDeps['files'], { id, size }: ChosenFile): Promise<string[]> {
  if (size > LARGEST_FILE) throw refuse(say.fileTooLarge)
  const records = splitRecords(await files.textOf(id))
  if (!records) throw refuse(say.quoteNotClosed)
  return records
}

const outcomeOf = (outcome: string): AnsweredRow['outcome'] =>
  outcome === 'recorded' || outcome === 'known' ? outcome : 'refused'
