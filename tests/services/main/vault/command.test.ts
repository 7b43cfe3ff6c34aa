import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { openKeyring } from '#services/main/vault/open-vault.ts'
import { createVault } from '#services/main/vault/vault.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { SettingsError } from '#services/shared/settings.ts'
import { run } from '#tests/support/services/process.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import { taxKeys, writeKeys } from './tax-keys.ts'

const SLOW = 120_000
const COMMAND = resolve('services/main/vault/main.ts')
const PLACE = { table: 'payment_account', row: 'trm-ann', field: 'number' }
const SECRET = { kind: 'account' as const, number: '000123456789', of: 'US' }

const rotate = async (folder: string, env: Record<string, string> = {}) => {
  const running = run(COMMAND, [], { DATA_DIR: folder, SEED: 'none', ...env })
  const code = await running.ended
  return { code, said: running.lines.join('\n') }
}

const settingsOf = (dataDir: string) => ({ dataDir, taxKeys: null, databaseUrl: undefined })

/** Opens the shop's keys as a start does, and does something with its vault. */
const inShop = async <T>(
  folder: string,
  work: (shop: {
    vault: ReturnType<typeof createVault>
    database: Awaited<ReturnType<typeof openEmbedded>>
  }) => Promise<T>,
) => {
  const database = await openEmbedded(folder)
  try {
    return await work({ database, vault: createVault(await openKeyring(database, settingsOf(folder))) })
  } finally {
    await database.close()
  }
}

test('keys are made once for a DATA_DIR, and never anew while numbers need the ones before (failure 34)', {
  timeout: SLOW,
}, async () => {
  const folder = await createStoreFolder('migrated')
  const file = join(folder, 'tax-keys')
  const id = await inShop(folder, ({ database, vault }) => vault.keep(database, PLACE, SECRET, new Date()))
  const made = readFileSync(file, 'utf8')
  expect(made).toMatch(/^k1:[\w+/]{43}=$/)
  expect(statSync(file).mode & 0o077).toBe(0)
  const open = () => inShop(folder, ({ database, vault }) => vault.open(database, id, PLACE))
  expect(await open()).toBe(SECRET.number)

  rmSync(file)
  await expect(open()).rejects.toThrow(SettingsError)
  await expect(open()).rejects.toThrow(/TAX_KEYS/)
  expect(existsSync(file)).toBe(false)
  writeFileSync(file, 'not a key')
  await expect(open()).rejects.toThrow(/TAX_KEYS/)
  expect(readFileSync(file, 'utf8')).toBe('not a key')
  writeFileSync(file, made)

  expect(await rotate(folder)).toEqual({
    code: 0,
    said: [
      '1 number sealed anew …',
      '1 number sealed anew with k2; no other key is in use any more.',
      'Keep k1 as long as there are backups of before: they need it.',
    ].join('\n'),
  })
  expect(readFileSync(file, 'utf8')).toMatch(/^k2:.*,k1:/)
  expect(await open()).toBe(SECRET.number)
  const lost = await rotate(folder, { TAX_KEYS: writeKeys(taxKeys('k9')) })
  expect(lost).toMatchObject({ code: 1, said: expect.stringContaining('TAX_KEYS lacks k2') })
})

test('a server of its own has its keys by TAX_KEYS alone', { timeout: SLOW }, async () => {
  const folder = await createStoreFolder('migrated')
  const database = await openEmbedded(folder)
  const settings = { ...settingsOf(folder), databaseUrl: 'postgres://localhost/shop' }
  await expect(openKeyring(database, settings)).rejects.toThrow(/TAX_KEYS must be set with DATABASE_URL/)
  const keyring = await openKeyring(database, { ...settings, taxKeys: taxKeys('k1') })
  expect(keyring.first).toBe('k1')
  await database.close()
})
