import { beforeAll, expect, test } from 'vitest'
import { type Database, DatabaseError } from '#services/shared/database/driver.ts'
import { writeTogether } from '#services/shared/database/write.ts'
import { onEachStore } from '#tests/support/services/stores.ts'

onEachStore((openStore) => {
  let database: Database
  beforeAll(async () => {
    database = await openStore('empty')
    await database.script(`
      create table notes (id int primary key, text text not null);
      create table words (note int not null references notes, word text not null);
      insert into notes values (1, 'old'), (2, 'older');
    `)
  })

  test('writes go together, each with parameters of its own, and say how many rows they wrote', async () => {
    const twelve = Array.from({ length: 12 }, (_, at) => `word ${at}`)
    const written = await writeTogether(database, [
      { sql: 'insert into notes values ($1, $2)', params: [3, 'new'] },
      { sql: 'update notes set text = $1 where id < $2 and text <> $1', params: ['changed', 3] },
      { sql: 'delete from notes where id = $1', params: [9] },
      {
        sql: `insert into words values ${twelve.map((_, at) => `(3, $${at + 1})`).join(', ')}`,
        params: twelve,
      },
    ])
    expect(written).toEqual([1, 2, 0, 12])
    expect(await database.query('select id, text from notes order by id')).toEqual([
      { id: 1, text: 'changed' },
      { id: 2, text: 'changed' },
      { id: 3, text: 'new' },
    ])
    expect(
      (await database.query<{ word: string }>('select word from words')).map(({ word }) => word),
    ).toEqual(twelve)
  })

  test('of writes that go together, all are done or none', async () => {
    const refused = writeTogether(database, [
      { sql: 'insert into notes values ($1, $2)', params: [4, 'first'] },
      { sql: 'insert into notes values ($1, $2)', params: [1, 'taken'] },
    ])
    await expect(refused).rejects.toBeInstanceOf(DatabaseError)
    expect(await database.query('select id from notes where id = 4')).toEqual([])
  })
})
