import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import {
  bootstrap,
  ConfigService,
  JobQueueService,
  RequestContextService,
  SearchService,
} from '@vendure/core'
import { populate } from '@vendure/core/cli/index.js'
import { config } from './config.mjs'
import { makeInitialData } from './initial-data.mjs'
import { writeProductsCsv } from './products-csv.mjs'

// Makes the tables and imports the goods of the file that is named, then indexes them and ends.
const MOST_WAIT = 300_000

const [goodsFile] = process.argv.slice(2)
const goods = JSON.parse(await readFile(goodsFile, 'utf8'))
const csvFile = `${goodsFile}.csv`
await writeFile(csvFile, writeProductsCsv(goods))

const openWithJobs = async () => {
  const app = await bootstrap(config)
  await app.get(JobQueueService).start()
  return app
}

const app = await populate(openWithJobs, makeInitialData(goods), csvFile)
const ctx = await app.get(RequestContextService).create({ apiType: 'admin' })
const { id } = await app.get(SearchService).reindex(ctx)
const jobs = app.get(ConfigService).jobQueueOptions.jobQueueStrategy
const until = performance.now() + MOST_WAIT
while (!(await jobs.findOne(id)).isSettled) {
  if (performance.now() > until) throw new Error('Vendure has not indexed its products in time.')
  await pause(500)
}
console.log('ready')
process.exit()
