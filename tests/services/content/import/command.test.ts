import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { migrateContent } from '#services/content/schema.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { openPostgres } from '#services/shared/database/postgres.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { run } from '#tests/support/services/process.ts'
import { createFolder } from '#tests/support/services/settings.ts'
import { createServerDatabase, createStoreFolder } from '#tests/support/services/stores.ts'
import { fileOf, ODD_ROWS, writeJsonLines } from './files.ts'

const COMMAND = resolve('services/content/import/main.ts')

const importing = (args: string[], dataDir: string) =>
  run(COMMAND, args, { DATA_DIR: dataDir, DATABASE_URL: '' })
const count = (text: string | undefined, what: string) =>
  Number(new RegExp(`([\\d,]+) ${what}`).exec(text ?? '')?.[1]?.replaceAll(',', ''))

describe('npm run catalogue:import', () => {
  test('tells what it did, in a report that stays', async () => {
    const dataDir = await createStoreFolder('migrated')
    const file = fileOf('rows.jsonl', `${writeJsonLines(ODD_ROWS)}{"id":"wrong","price":9}\n`)
    const command = importing([file, '--publish'], dataDir)
    await command.until((line) => line.startsWith('Report: '))
    const output = command.lines.join('\n')
    expect(output).toContain(`${ODD_ROWS.length} added, 0 changed, 0 same, 1 bad`)
    expect(output).toMatch(/row 13: price: /)
    expect(await command.ended).toBe(0)
    const [report = ''] = readdirSync(join(dataDir, 'imports'))
    expect(readFileSync(join(dataDir, 'imports', report), 'utf8')).toMatch(/row 13: price: /)
  })

  // Issue 19, line 2
  test('takes every row of the example that owners are given', async () => {
    const dataDir = await createStoreFolder('migrated')
    const command = importing([resolve('docs/examples/catalogue.jsonl'), '--publish'], dataDir)
    await command.until((line) => line.startsWith('Report: '))
    expect(command.lines.join('\n')).toContain('5 added, 0 changed, 0 same, 0 bad')
    expect(await command.ended).toBe(0)
  })

  test('goes on after it was killed at any moment, and brings no row twice and loses none', async () => {
    const dataDir = await createStoreFolder('migrated')
    const rows = Array.from({ length: 15_000 }, (_, at) => ({ id: `row-${at}`, title: `Row ${at}` }))
    const file = fileOf('many.jsonl', writeJsonLines(rows))
    const first = importing([file], dataDir)
    await first.until((line) => count(line, 'rows,') > 0)
    await first.kill()
    expect(first.lines.join('\n')).not.toContain('Report: ')

    const second = importing([file], dataDir)
    await second.until((line) => line.startsWith('Report: '))
    const output = second.lines.join('\n')
    expect(output).toMatch(/15,000 rows, of which [1-9][\d,]* in an earlier run/)
    expect(output).toContain('15,000 added, 0 changed, 0 same, 0 bad')
    await second.kill()
    const database = await openEmbedded(dataDir)
    expect(
      await database.query('select count(*), count(distinct seq) as places from content.images'),
    ).toEqual([{ count: 15_000, places: 15_000 }])
    await database.close()
  }, 120_000)

  test('beside a running shop says what to do, and changes nothing', async () => {
    const dataDir = await createStoreFolder('migrated')
    const server = await openEmbedded(dataDir)
    const command = importing([fileOf('rows.jsonl', writeJsonLines(ODD_ROWS))], dataDir)
    await command.until((line) => line.includes('DATABASE_URL'))
    expect(command.lines.join('\n')).toMatch(
      /in use by process \d+[\s\S]*stop the server, import, and start it again/,
    )
    await server.close()
  })

  test('fails with the reason if the store takes no row at all', async () => {
    const dataDir = await createStoreFolder('migrated')
    const database = await openEmbedded(dataDir)
    await migrateContent(database)
    await database.script('alter table content.images add constraint closed check (false) not valid')
    await database.close()
    const command = importing([fileOf('rows.jsonl', writeJsonLines(ODD_ROWS))], dataDir)
    expect(await command.ended).toBe(1)
    const output = command.lines.join('\n')
    expect(output).toMatch(/The store takes no row at all: .*"closed"/)
    expect(output).not.toContain('    at ')
  })

  test.skipIf(inject('postgresUrl') === null)(
    'fails if search cannot be tidied, and tidies it when it is run again',
    async () => {
      const url = await createServerDatabase()
      const database = openPostgres(url)
      afterFile(() => database.close())
      await migrateContent(database)
      const file = fileOf('rows.jsonl', writeJsonLines(ODD_ROWS))
      const env = { DATA_DIR: createFolder(), DATABASE_URL: `${url}&options=-c%20lock_timeout%3D200` }
      // This lock lets writers in and keeps vacuum out.
      const outcome = await database.transaction(async (tx) => {
        await tx.query('lock table content.image_search in share update exclusive mode')
        const command = run(COMMAND, [file], env)
        return { code: await command.ended, output: command.lines.join('\n') }
      })
      expect(outcome.output).toContain(`${ODD_ROWS.length} added`)
      expect(outcome.output).toContain('Report: ')
      expect(outcome.output).toMatch(
        /All rows are in, but search could not be tidied and may be slow: .*lock timeout/,
      )
      expect(outcome.code).toBe(1)

      const again = run(COMMAND, [file], env)
      expect(await again.ended).toBe(0)
      expect(again.lines.join('\n')).toContain('Tidying search: ')
      expect(await database.query('select from content.imports')).toEqual([])
    },
  )

  test.each([
    ['no file', [], 'Usage: '],
    ['a file that is not there', ['/nowhere.jsonl'], 'There is no file /nowhere.jsonl.'],
    ['a folder that is not there', [COMMAND, '--pictures', '/nowhere'], 'There is no folder /nowhere.'],
    ['an option that is not there', ['x', '--force'], '--force'],
  ])('explains %s', async (_, args, message) => {
    const command = importing(args, '/nonexistent')
    await command.until((line) => line.includes(message))
    expect(await command.ended).toBe(1)
    expect(command.lines.join('\n')).not.toContain('    at ')
  })
})
