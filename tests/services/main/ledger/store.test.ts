import { beforeAll, describe, expect, test } from 'vitest'
import { lockArtists } from '#services/main/ledger/locks.ts'
import { accrualEntry, clearEntry } from '#services/main/ledger/order-entries.ts'
import { writeEntries } from '#services/main/ledger/write.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { onEachStore } from '#tests/support/services/stores.ts'

const SOURCE = { stream: 'order-K7Q2-9MXD', version: 2, at: '2026-03-05T17:00:00.000Z' }
const ON = '2026-03-05'
const line = (id: number, artistId: number, royalty: number) => ({ id: `K7Q2-9MXD/${id}`, artistId, royalty })

onEachStore((openStore) => {
  let database: Database
  beforeAll(async () => {
    database = await openStore()
    await write(
      accrualEntry(line(1, 7, 950), ON),
      accrualEntry(line(2, 7, 50), ON),
      accrualEntry(line(3, 8, 1), ON),
    )
  })

  const write = (...entries: Parameters<typeof writeEntries>[2]) =>
    writeEntries({ tx: database, schema: 'main' }, SOURCE, entries)
  const balances = () =>
    database.query('select artist_id, pending, cleared, accrued from main.artist_balance order by artist_id')

  describe('the ledger', () => {
    test('keeps entries with their event, their postings and their artists’ balances', async () => {
      expect(
        await database.query('select * from main.ledger_entry where key = $1', ['K7Q2-9MXD/1/accrual']),
      ).toEqual([
        {
          key: 'K7Q2-9MXD/1/accrual',
          kind: 'accrual',
          stream: SOURCE.stream,
          version: 2,
          recorded_at: new Date(SOURCE.at),
          effective_on: ON,
          artist_id: 7,
          order_line: 'K7Q2-9MXD/1',
          payout: null,
        },
      ])
      expect(
        await database.query('select * from main.ledger_posting where entry = $1 order by id', [
          'K7Q2-9MXD/1/accrual',
        ]),
      ).toEqual([
        {
          id: 'K7Q2-9MXD/1/accrual/1',
          entry: 'K7Q2-9MXD/1/accrual',
          account: 'royalty-expense',
          artist_id: null,
          amount: 950,
        },
        {
          id: 'K7Q2-9MXD/1/accrual/2',
          entry: 'K7Q2-9MXD/1/accrual',
          account: 'artist:7:pending',
          artist_id: 7,
          amount: -950,
        },
      ])
      expect(await balances()).toEqual([
        { artist_id: 7, pending: 1_000, cleared: 0, accrued: 1_000 },
        { artist_id: 8, pending: 1, cleared: 0, accrued: 1 },
      ])
    })

    test('refuses a key that was used, even for the same postings, and then keeps nothing of the rest', async () => {
      const before = await balances()
      for (const royalty of [950, 951])
        await expect(
          write(clearEntry(line(2, 7, 50), ON), accrualEntry(line(1, 7, royalty), ON)),
        ).rejects.toMatchObject({ code: '23505' })
      expect(await balances()).toEqual(before)
      expect(await database.query(`select 1 from main.ledger_entry where kind = 'clear'`)).toEqual([])
    })

    test.each(['ledger_entry', 'ledger_posting'])('only adds to %s', async (table) => {
      const column = table === 'ledger_entry' ? 'key' : 'id'
      for (const change of [`update main.${table} set ${column} = 'x'`, `delete from main.${table}`])
        await expect(database.query(change)).rejects.toThrow(`main.${table} is only added to`)
    })

    test('lets whoever moves an artist’s money go one after another, in whatever order they name artists', async () => {
      const done: string[] = []
      const move = (name: string, ids: number[]) =>
        database.transaction(async (tx) => {
          await lockArtists(tx, ids)
          done.push(`${name} begins`)
          await tx.query('select pg_sleep(0.02)')
          done.push(`${name} ends`)
        })
      await Promise.all([move('a', [7, 8]), move('b', [8, 7, 7]), move('c', [8])])
      expect(
        done.filter((_, index) => index % 2 === 0).map((each) => each.replace('begins', 'ends')),
      ).toEqual(done.filter((_, index) => index % 2 === 1))
      await database.transaction((tx) => lockArtists(tx, []))
    })
  })
})
