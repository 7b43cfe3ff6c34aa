import { beforeAll, describe, expect, test } from 'vitest'
import { agreeOnKeys } from '#services/main/vault/agree.ts'
import { createKeyring } from '#services/main/vault/keyring.ts'
import { rotate } from '#services/main/vault/rotate.ts'
import { createVault, Unopened } from '#services/main/vault/vault.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { SettingsError } from '#services/shared/settings.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { taxKey, taxKeys } from './tax-keys.ts'

const AT = new Date('2026-11-20T12:00:00Z')
const NUMBER = '000123456789'
const OF = 'US 021000021'
const placeOf = (row: string) => ({ table: 'payment_account', row, field: 'number' })
const ofAnn = placeOf('trm-ann')

onEachStore((openStore) => {
  let database: Database
  const k1 = createKeyring(taxKeys('k1'))
  const both = createKeyring(taxKeys('k2', 'k1'))
  const agree = (keyring: typeof k1) => database.transaction((tx) => agreeOnKeys(tx, keyring))
  const keep = (row: string, number = NUMBER, of = OF, keyring = k1) =>
    createVault(keyring).keep(database, placeOf(row), { kind: 'account', number, of }, AT)

  beforeAll(async () => {
    database = await openStore()
    await agree(k1)
  })

  describe('a number in the vault', () => {
    test('is sealed under a nonce of its own, and opens at its place', async () => {
      const vault = createVault(k1)
      const [one, other] = [await keep('trm-ann'), await keep('trm-ann')]
      expect(await vault.open(database, one, ofAnn)).toBe(NUMBER)
      const rows = await database.query<{ sealed: string }>(
        'select sealed from main.vault where id = any($1)',
        [[one, other]],
      )
      expect(new Set(rows.map(({ sealed }) => sealed.slice(0, 16))).size).toBe(2)
      expect(JSON.stringify(await database.query('select * from main.vault'))).not.toContain(NUMBER)
    })

    test('does not open in the row of somebody else, whoever copies it there (failure 35)', async () => {
      const [ann, ben] = [await keep('trm-ann', '111122223333'), await keep('trm-ben', '444455556666')]
      await database.query(
        'update main.vault set sealed = (select sealed from main.vault where id = $1) where id = $2',
        [ann, ben],
      )
      const opening = createVault(k1).open(database, ben, placeOf('trm-ben'))
      await expect(opening).rejects.toThrow(Unopened)
      await expect(opening).rejects.not.toThrow('111122223333')
      await database.query('delete from main.vault where id = $1', [ben])
    })

    test('does not open for another table, field or key, nor where a sign is changed', async () => {
      const sealed = k1.seal(NUMBER, ofAnn)
      expect(k1.open(sealed, ofAnn)).toBe(NUMBER)
      expect(k1.open(sealed, { ...ofAnn, table: 'tax_form' })).toBeNull()
      expect(k1.open(sealed, { ...ofAnn, field: 'tin' })).toBeNull()
      expect(createKeyring([taxKey('k1', 1)]).open(sealed, ofAnn)).toBeNull()
      expect(both.open({ ...sealed, keyId: 'k2' }, ofAnn)).toBeNull()
      const changed = `${sealed.text.slice(0, -1)}${sealed.text.endsWith('A') ? 'Q' : 'A'}`
      expect(k1.open({ ...sealed, text: changed }, ofAnn)).toBeNull()
    })

    test('is gone once its row is erased', async () => {
      const vault = createVault(k1)
      const id = await keep('trm-gone')
      await vault.erase(database, id)
      expect(await vault.open(database, id, placeOf('trm-gone'))).toBeNull()
    })

    test('has the mark of an equal number of the same bank, and of no other', async () => {
      const ids = [
        await keep('trm-one', '222233334444'),
        await keep('trm-two', '222233334444'),
        await keep('trm-three', '222233334444', 'US 011000015'),
        await keep('trm-four', '222233334445'),
      ]
      const rows = await database.query<{ id: string; mark: string }>('select id, mark from main.vault')
      const [one, two, three, four] = ids.map((id) => rows.find((row) => row.id === id)?.mark)
      expect(two).toBe(one)
      expect(new Set([one, three, four]).size).toBe(3)
    })
  })

  describe('keys', () => {
    const all = () => database.query('select * from main.vault order by id')

    test('that are lost stop the start by the name of TAX_KEYS, and nothing is overwritten (failure 34)', async () => {
      await keep('trm-kept')
      const before = await all()
      const refusal = agree(createKeyring(taxKeys('k9')))
      await expect(refusal).rejects.toThrow(SettingsError)
      await expect(refusal).rejects.toThrow(/TAX_KEYS lacks k1/)
      expect(await all()).toEqual(before)
      expect(await database.query('select id from main.vault_key')).toEqual([{ id: 'k1' }])
    })

    test('of a known name that are other ones stop it too (failure 34)', async () => {
      const before = await all()
      const refusal = agree(createKeyring([taxKey('k1', 1)]))
      await expect(refusal).rejects.toThrow(SettingsError)
      await expect(refusal).rejects.toThrow(/TAX_KEYS has another key under the name k1/)
      expect(await all()).toEqual(before)
      await agree(k1)
    })

    test('are replaced in rounds, from wherever the last run ended, and equal numbers are seen again', async () => {
      for (let index = 0; index < 250; index++) await keep(`trm-${index}`, `5555${index}`)
      await keep('trm-0-again', '55550')
      await agree(both)
      const half = await keep('trm-new', '55550', OF, both)
      const told: number[] = []
      const sealed = await rotate(database, both, (so) => told.push(so))
      expect(told.length).toBeGreaterThan(1)
      expect(told.at(-1)).toBe(sealed)
      expect(await rotate(database, both, () => {})).toBe(0)
      const keys = await database.query('select distinct key_id from main.vault')
      expect(keys).toEqual([{ key_id: 'k2' }])
      const [{ count } = { count: 0 }] = await database.query<{ count: number }>(
        `select count(*)::int as count from main.vault where mark = (select mark from main.vault where id = $1)`,
        [half],
      )
      expect(count).toBe(3)
      await agree(createKeyring(taxKeys('k2')))
    })
  })
})
