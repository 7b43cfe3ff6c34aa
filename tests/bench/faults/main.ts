/**
 * `npm run bench:faults [-- --json] [--several]`: measures what people are answered while the database fails
 * under a shop, and what is lost. `--several` runs two of each process behind balancers.
 */

import { parseArgs } from 'node:util'
import { hasPostgres } from '../../support/services/own-postgres.ts'
import { benchFaults } from './faults.ts'

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, several: { type: 'boolean', default: false } },
})
if (!hasPostgres) throw new Error('PostgreSQL is not installed.')
const rows = await benchFaults((text) => console.error(`${text} …`), values)
console.log(values.json ? JSON.stringify(rows) : '')
if (!values.json) console.table(rows)
