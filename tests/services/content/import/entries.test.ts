import { describe, expect, test } from 'vitest'
import { entriesOf } from '#services/content/import/entries.ts'
import { fileOf } from './files.ts'

const ROW = '{"id":"a"}\n'
const MB = 1_048_576

const readAll = async (file: string, signal = new AbortController().signal, onRead = () => {}) => {
  const rows: number[] = []
  for await (const { number } of entriesOf(file, { onRead, signal })) rows.push(number)
  return rows
}

describe('A catalogue file', () => {
  test('may have blank lines between its rows', async () => {
    expect(await readAll(fileOf('rows.jsonl', `${ROW}\n\n${ROW}`))).toEqual([1, 4])
  })

  test('of nothing but blank lines is refused', async () => {
    const file = fileOf('blank.jsonl.gz', `${'\n'.repeat(1_100_000)}${ROW}`)
    await expect(readAll(file)).rejects.toThrow('More than a million of its rows are blank.')
  })

  test('that unpacks to far more than its size is refused', async () => {
    const file = fileOf('endless.jsonl.gz', Buffer.alloc(80 * MB, 'x'))
    await expect(readAll(file)).rejects.toThrow('It unpacks to more than 200 times its size.')
  })

  test('that is large and packs well is read whole', async () => {
    const rows = Array.from({ length: 2_000 }, (_, at) => `{"id":"${at}","title":"${'wave '.repeat(20)}"}\n`)
    expect(await readAll(fileOf('rows.jsonl.gz', rows.join('')))).toHaveLength(2_000)
  })

  test('is not read further after a stop, even before its first row', async () => {
    const stopping = new AbortController()
    const file = fileOf('late.jsonl.gz', `${'\n'.repeat(900_000)}${ROW}`)
    expect(await readAll(file, stopping.signal, () => stopping.abort())).toEqual([])
  })
})
