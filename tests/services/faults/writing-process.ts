import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { openDatabase } from '#services/shared/database/open.ts'
import { createHost } from '#services/shared/http/host.ts'
import { parse } from '#services/shared/http/validate.ts'

/**
 * Runs a service that keeps notes, each in a transaction, and reads them without one: on the server at an
 * address, or in a folder where there is no address.
 */
const [databaseUrl, folder] = process.argv.slice(2)
const dataDir = folder ?? mkdtempSync(join(tmpdir(), 'aquatint-notes-'))
const database = await openDatabase({ databaseUrl, dataDir })
const host = createHost({
  name: 'notes',
  logLevel: 'silent',
  needs: { 'the database': () => database.query('select 1') },
})
const note = z.object({ id: z.string(), text: z.string().default('') })

host.post('/notes/', async ({ body }, reply) => {
  const { id, text } = parse(note, body)
  await database.transaction(async (tx) => {
    await tx.query('select count(*) from notes')
    await tx.query('insert into notes (id, text) values ($1, $2)', [id, text])
  })
  return reply.code(201).send({ id })
})
host.get('/notes/', () => database.query('select id from notes order by seq'))
await database.script(
  'create table if not exists notes (seq bigserial, id text primary key, text text not null)',
)
console.log(`listening ${await host.listen({ host: '127.0.0.1', port: 0 })}`)
