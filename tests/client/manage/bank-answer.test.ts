import type { ApolloClient } from '@apollo/client'
import { expect, test } from 'vitest'
import { createBankAnswerEffects } from '#client/effects/bank-answer/bank-answer.ts'
import { splitRecords } from '#client/effects/bank-answer/split-records.ts'
import type { AnsweredPart } from '#machines/bank-answer/ports.ts'
import { hear } from '../../walks/contract/outcome.ts'

test('a file is split into records, and a line break within quotes is part of one', () => {
  expect(splitRecords('a,b\r\n1,"x\ny"\r\n\r\n2,"say ""hi"""\n')).toEqual([
    'a,b',
    '1,"x\ny"',
    '2,"say ""hi"""',
  ])
  expect(splitRecords('')).toEqual([])
  expect(splitRecords('a,b\n1,"x\n2,y')).toBeNull()
})

test('a long file goes in parts of 100 rows, each under a key of its own, and its rows keep their numbers', async () => {
  const rows = Array.from({ length: 250 }, (_, index) => `pmt-${index + 1},5.00,FT-${index + 1}`)
  const text = ['token,amount,reference', ...rows].join('\r\n')
  const asked: { idempotencyKey: string; file: string }[] = []
  const apollo = {
    mutate: async ({ variables: { input } }: { variables: { input: (typeof asked)[number] } }) => {
      asked.push(input)
      const sent = input.file.split('\n').slice(1)
      const answered = sent.map((line, index) => ({
        ...{ row: index + 1, token: line.split(',')[0], amount: 500 },
        ...{ artistName: null, outcome: 'recorded', reason: null },
      }))
      return { data: { recordBankAnswer: { rows: answered, userErrors: [] } } }
    },
  } as unknown as ApolloClient
  const { actors } = createBankAnswerEffects({ apollo, files: { textOf: async () => text } })
  const send = async (from: number) => {
    const file = { id: 'file-1', name: 'bank.csv', size: text.length }
    const heard = await hear(actors.recordPart, { file, from, idempotencyKey: 'key' })
    return ('answer' in heard ? heard.answer : null) as AnsweredPart
  }
  expect((await send(0)).total).toBe(250)
  const last = await send(200)
  expect(last.rows.map(({ row, token }) => [row, token]).at(-1)).toEqual([250, 'pmt-250'])
  expect(last.rows).toHaveLength(50)
  expect(asked.map(({ idempotencyKey, file }) => [idempotencyKey, file.split('\n').length])).toEqual([
    ['key-0', 101],
    ['key-200', 51],
  ])
})
