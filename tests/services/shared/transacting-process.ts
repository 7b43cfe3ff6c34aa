import { once } from 'node:events'
import type { Queryable } from '#services/shared/database/driver.ts'
import { openPostgres } from '#services/shared/database/postgres.ts'
import { createHost } from '#services/shared/http/host.ts'

/**
 * Runs a service on a PostgreSQL server whose transactions stop, print the backend that they hold, and go on
 * when told.
 */
const database = openPostgres(process.argv[2] ?? '')
const host = createHost({ name: 'test', logLevel: 'silent' })
const letOn = new EventTarget()

const transact = (work: (tx: Queryable) => Promise<unknown>) =>
  database.transaction(async (tx) => {
    const [backend] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid')
    console.log(`holds ${backend?.pid}`)
    await work(tx)
    return {}
  })
host.post('/plain/', () => transact((tx) => tx.query('select 1')))
host.post('/busy/', () => transact((tx) => tx.query('select pg_sleep(600)')))
host.post('/idle-at-commit/', () => transact(() => once(letOn, 'on')))
host.post('/idle/', () =>
  transact(async (tx) => {
    await once(letOn, 'on')
    await tx.query('select 1')
  }),
)
host.post('/on/', async () => {
  letOn.dispatchEvent(new Event('on'))
  return {}
})
console.log(`listening ${await host.listen({ host: '127.0.0.1', port: 0 })}`)
