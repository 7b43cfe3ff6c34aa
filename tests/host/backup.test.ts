import { execFile } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import { backUp } from '#host/backup/back-up.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { openPostgres } from '#services/shared/database/postgres.ts'
import { createOwnPostgres, hasPostgres } from '#tests/support/services/own-postgres.ts'
import { createFolder, createSettings } from '#tests/support/services/settings.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import { startAdders } from './adders.ts'
import { openShopProcess } from './open-shop-process.ts'

const main = join(import.meta.dirname, '../../host/backup/main.ts')

interface Ran {
  code: number
  said: string
}

const runCommand = async (args: string[], env: NodeJS.ProcessEnv): Promise<Ran> => {
  const run = promisify(execFile)
  try {
    const { stdout } = await run(process.execPath, [main, ...args], { env: { ...process.env, ...env } })
    return { code: 0, said: stdout }
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string }
    return { code, said: stderr }
  }
}

/** Describes each table by its number of rows and their content. */
const contentsOf = async (database: Database): Promise<Record<string, string>> => {
  const tables = await database.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_schema in ('auth', 'main', 'content', 'shop') and table_type = 'BASE TABLE' order by 1`,
  )
  const contents: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await database.query<{ rows: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as rows from ${name} t`,
    )
    contents[name] = row?.rows ?? ''
  }
  await database.close()
  return contents
}

const PICTURE = join('originals', 'ab', 'a-picture.jpg')

/** Fills a shop with carts and a picture. */
const openUsedShop = async (databaseUrl?: string) => {
  const opened = await openShopProcess(databaseUrl)
  const adders = startAdders(opened.url, opened.choice)
  await expect.poll(() => adders.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(3)
  adders.leave()
  await adders.ended
  addPicture(opened.dataDir)
  return opened
}

const addPicture = (dataDir: string) => {
  mkdirSync(join(dataDir, 'originals', 'ab'), { recursive: true })
  writeFileSync(join(dataDir, PICTURE), 'light')
}

describe('A backup', { timeout: 180_000 }, () => {
  test('of an embedded store restores everything elsewhere, and overwrites neither a file nor a shop', async () => {
    const { shop, dataDir } = await openUsedShop()
    const folder = createFolder()
    const file = join(folder, 'shop.tar.gz')
    const running = await runCommand(['backup', file], { DATA_DIR: dataDir })
    expect(running).toMatchObject({ code: 1, said: expect.stringContaining('The shop runs: stop it first') })
    expect(existsSync(file)).toBe(false)
    shop.signal('SIGTERM')
    await shop.ended

    expect(await runCommand(['backup', file], { DATA_DIR: dataDir })).toMatchObject({ code: 0 })
    expect(statSync(file).mode & 0o077).toBe(0)
    expect(await runCommand(['backup', file], { DATA_DIR: dataDir })).toMatchObject({
      code: 1,
      said: expect.stringContaining('exists already'),
    })

    const elsewhere = join(folder, 'elsewhere')
    expect(await runCommand(['restore', file], { DATA_DIR: elsewhere })).toMatchObject({ code: 0 })
    expect(readFileSync(join(elsewhere, PICTURE), 'utf8')).toBe('light')
    const brought = await contentsOf(await openEmbedded(elsewhere))
    expect(Number.parseInt(brought['main.idempotency_keys'] ?? '', 10)).toBeGreaterThan(3)
    expect(brought).toEqual(await contentsOf(await openEmbedded(dataDir)))
    expect(await runCommand(['restore', file], { DATA_DIR: elsewhere })).toMatchObject({
      code: 1,
      said: expect.stringContaining('Restore to another DATA_DIR'),
    })
  })

  test.skipIf(!hasPostgres)(
    'of a PostgreSQL database is made while the shop runs, and restores everything',
    async () => {
      const server = await createOwnPostgres()
      onTestFinished(() => server.remove())
      await server.start()
      const { url } = server
      const { shop, dataDir } = await openUsedShop(url)
      const file = join(createFolder(), 'shop.tar.gz')
      const env = { DATA_DIR: dataDir, DATABASE_URL: url }
      expect(await runCommand(['backup', file], env)).toMatchObject({ code: 0 })
      const kept = await contentsOf(openPostgres(url))
      shop.signal('SIGTERM')
      await shop.ended

      await server.query('create database other')
      const other = url.replace(/postgres$/, 'other')
      const elsewhere = createFolder()
      const there = { DATA_DIR: elsewhere, DATABASE_URL: other }
      expect(await runCommand(['restore', file], there)).toMatchObject({ code: 0 })
      expect(readFileSync(join(elsewhere, PICTURE), 'utf8')).toBe('light')
      expect(await contentsOf(openPostgres(other))).toEqual(kept)
      expect(await runCommand(['restore', file], there)).toMatchObject({
        code: 1,
        said: expect.stringContaining('holds a shop already'),
      })
      expect(await runCommand(['restore', file], { DATA_DIR: createFolder() })).toMatchObject({
        code: 1,
        said: expect.stringContaining('set DATABASE_URL to an empty one'),
      })
    },
  )

  test('of a shop whose pictures are in a bucket says that they are not in it', async () => {
    const dataDir = createFolder()
    renameSync(await createStoreFolder(), join(dataDir, 'store'))
    const settings = createSettings({
      DATA_DIR: dataDir,
      PICTURES_S3_URL: 'http://127.0.0.1:1',
      PICTURES_S3_BUCKET: 'pictures',
      PICTURES_S3_REGION: 'us-east-1',
      PICTURES_S3_KEY_ID: 'key',
      PICTURES_S3_SECRET: 'secret',
    })
    const said: string[] = []
    const file = join(createFolder(), 'shop.tar.gz')
    await backUp({ settings, file, now: new Date(), progress: (text) => said.push(text) })
    expect(said.at(-1)).toBe(
      'The pictures in PICTURES_S3_BUCKET are not in it: copy the bucket as well, after this.',
    )
  })

  test('that is not an archive changes nothing when it is restored', async () => {
    const folder = createFolder()
    const file = join(folder, 'shop.tar.gz')
    const elsewhere = join(folder, 'elsewhere')
    writeFileSync(file, 'no archive')
    expect((await runCommand(['restore', file], { DATA_DIR: elsewhere })).code).toBe(1)
    expect(readdirSync(elsewhere)).toEqual([])
  })
})
