import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRedactor } from '#machines/journal/redact.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { EXPORTED } from './exports.ts'
import { ALL, PLANTED, SEALED } from './numbers.ts'
import { REASON } from './own-statement.ts'
import { plantNumbers } from './plant.ts'
import { noteSearched, printSearched } from './report.ts'
import { filesIn, findIn, findInFiles } from './search.ts'

describe('planted numbers (failure 33)', () => {
  let planted: Awaited<ReturnType<typeof plantNumbers>>
  beforeAll(async () => {
    planted = await plantNumbers()
  }, 240_000)
  afterAll(() => printSearched(ALL.length))

  test('are in the vault, opened by its key: each that was accepted, and nothing else', () => {
    noteSearched('the vault, opened by its key', `${planted.sealed.length} entries`, planted.sealed)
    expect([...planted.sealed].sort()).toEqual([...SEALED].sort())
  })

  test('are in no table, whatever its name', async () => {
    const database = await openEmbedded(planted.dataDir)
    const tables = await database.query<{ name: string }>(
      `select table_schema || '.' || table_name as name from information_schema.tables
       where table_schema in ('auth', 'main', 'content', 'shop') and table_type = 'BASE TABLE' order by 1`,
    )
    expect(tables.length).toBeGreaterThan(40)
    const found = []
    for (const { name } of tables) {
      const rows = await database.query(`select to_jsonb(t)::text as row from ${name} t`)
      found.push(...findIn(name, Buffer.from(rows.map(({ row }) => row).join('\n')), ALL))
    }
    noteSearched('rows of the store', `${tables.length} tables`, found)
    expect(found).toEqual([])
    // The store of answers held plain SHA-256 of bodies once: a number of nine digits is found by trying.
    const kept = JSON.stringify(await database.query('select fingerprint from main.idempotency_keys'))
    for (const [path, body] of planted.posted)
      expect(kept).not.toContain(
        createHash('sha256')
          .update(`POST ${path}\n${JSON.stringify(body)}`)
          .digest('hex'),
      )
    await database.close()
  })

  test('are in no file of DATA_DIR: tables, their log and indexes, secrets, invoices', () => {
    const files = filesIn(planted.dataDir)
    expect(files.length).toBeGreaterThan(100)
    const found = findInFiles(planted.dataDir, ALL)
    noteSearched('DATA_DIR: tables, log and indexes, secrets, pictures', `${files.length} files`, found)
    expect(found).toEqual([])
  })

  test('are in no line that a process wrote, at the level of debugging', () => {
    const lines = planted.lines.join('\n')
    expect(lines.length).toBeGreaterThan(1_000)
    const found = findIn('log', Buffer.from(lines), ALL)
    noteSearched('log of both processes, with addresses asked', `${planted.lines.length} lines`, found)
    expect(found).toEqual([])
  })

  test('are in no answer and no error, but where staff asked to see one', () => {
    expect(planted.answers.length).toBeGreaterThan(15)
    const found = findIn('answers', Buffer.from(planted.answers.join('\n')), ALL)
    noteSearched('answers, errors and PDFs of tax forms', `${planted.answers.length} answers`, found)
    expect(found).toEqual([])
  })

  test('are in no file of a list that staff export', () => {
    expect(planted.exported.map(({ path }) => path)).toEqual(EXPORTED)
    for (const { path, bytes } of planted.exported) {
      expect(bytes.length, path).toBeGreaterThan(10)
      const found = findIn(path, bytes, ALL)
      noteSearched(`export ${path}`, `${bytes.length} bytes`, found)
      expect(found).toEqual([])
    }
  })

  test('are in no statement and no tax year that an artist downloads, as CSV or as PDF', () => {
    expect(planted.statement.map(({ path }) => path)).toEqual([
      'statement-csv',
      'statement-pdf',
      'tax-year-pdf',
    ])
    for (const { path, bytes } of planted.statement) {
      expect(bytes.toString(), path).toContain(path === 'tax-year-pdf' ? 'Ann Vale' : REASON)
      const found = findIn(path, bytes, ALL)
      noteSearched(`an artist’s ${path}`, `${bytes.length} bytes`, found)
      expect(found).toEqual([])
    }
  })

  test('are taken out of a journal by the names of their fields', () => {
    const entry = {
      ssn: PLANTED.ssn.number,
      ein: PLANTED.wrongSsn.number,
      itin: PLANTED.inName.number,
      new_tin: PLANTED.foreign.number,
      foreignTin: PLANTED.mobile.number,
      bankAccountId: PLANTED.account.number,
      account_number: PLANTED.corrected.number,
      iban: PLANTED.iban.number,
      branchId: PLANTED.differing.number,
      routing: PLANTED.tooLong.number,
      date_of_birth: PLANTED.wrongMobile.number,
    }
    const redacted = JSON.stringify(createRedactor(entry)(entry))
    const found = findIn('journal', Buffer.from(redacted), ALL)
    noteSearched('a journal as it is reported', `${Object.keys(entry).length} fields`, found)
    expect(found).toEqual([])
    expect(createRedactor({ setting: '409183752964' })({ setting: '409183752964' })).toEqual({
      setting: '409183752964',
    })
  })

  test('would be found: the search sees each form of a number', () => {
    const { number } = PLANTED.account
    const written = [
      number,
      Buffer.from(number).toString('base64'),
      Buffer.from(number).toString('hex'),
      createHash('sha256').update(number).digest('hex'),
      PLANTED.account.formatted[0] ?? '',
    ]
    for (const text of written) expect(findIn('here', Buffer.from(`x${text}y`), ALL)).not.toEqual([])
  })
})
