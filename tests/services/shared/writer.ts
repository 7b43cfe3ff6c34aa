import { openEmbedded } from '#services/shared/database/pglite.ts'

/**
 * Writes numbers into the embedded store of a folder until it is killed, and prints each once it is
 * acknowledged.
 */
const database = await openEmbedded(process.argv[2] ?? '')
await database.script('create table if not exists numbers (n int primary key, pair int not null)')
const [last] = await database.query<{ n: number }>('select coalesce(max(n), 0) as n from numbers')
for (let n = (last?.n ?? 0) + 1; ; n += 2) {
  await database.transaction(async (tx) => {
    await tx.query('insert into numbers values ($1, $2)', [n, n + 1])
    await tx.query('insert into numbers values ($1, $2)', [n + 1, n])
  })
  console.log(`acknowledged ${n + 1}`)
}
