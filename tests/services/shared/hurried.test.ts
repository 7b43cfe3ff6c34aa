import { describe, expect, inject, test } from 'vitest'
import { DatabaseError } from '#services/shared/database/driver.ts'
import { openPostgres } from '#services/shared/database/postgres.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { createServerDatabase } from '#tests/support/services/stores.ts'

describe.skipIf(inject('postgresUrl') === null)('a hurried read on a server', () => {
  test('is given up at its limit, which no other query gets', async () => {
    const database = openPostgres(await createServerDatabase())
    afterFile(() => database.close())
    const limit = () => database.query(`select current_setting('statement_timeout') as limit`)
    const before = await limit()
    const slow = await database.hurried.query('select pg_sleep(60)').catch((error) => error)
    expect(slow).toBeInstanceOf(DatabaseError)
    expect(slow.code).toBe('57014')
    expect(await database.hurried.query('select 1 as one')).toEqual([{ one: 1 }])
    expect(await limit()).toEqual(before)
  })
})
