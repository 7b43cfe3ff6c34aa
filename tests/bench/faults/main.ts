/**
 * `npm run bench:faults [-- --json]`: what people are answered while the database fails under a shop, and
 * what is lost.
 */

import { parseArgs } from 'node:util'
import { hasPostgres } from '../../support/services/own-postgres.ts'
import { benchFaults } from './faults.ts'

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } })
if (!hasPostgres) throw new Error('PostgreSQL is not installed.')
const rows = await benchFaults((text) => console.error(`${text} …`))
console.log(values.json ? JSON.stringify(rows) : '')
if (!values.json) console.table(rows)
