import { join } from 'node:path'
import { expect, test } from 'vitest'
import { STOCK_KEY, serveStock } from '#tests/services/stock/stock-service.ts'
import { callAt } from '#tests/support/services/http.ts'
import { run } from '#tests/support/services/process.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'

test('the key of the stock source reaches no log and no answer, even at the most talkative level and in errors', async () => {
  const stock = await serveStock()
  const service = run(join(import.meta.dirname, 'logging-process.ts'), [], {
    ...stock.env,
    DATA_DIR: await createStoreFolder('migrated'),
    LOG_LEVEL: 'debug',
    SEED: 'none',
  })
  const call = callAt(
    (await service.until((line) => line.startsWith('listening '))).replace('listening ', ''),
  )
  const answers = [await call('GET', '/content/search/v3/?query=forest')]
  expect(stock.asked).not.toEqual([])
  stock.fault = { kind: 'status', status: 403 }
  answers.push(await call('GET', '/content/search/v3/?query=beach'))
  answers.push(await call('GET', '/content/search/v3/?query=beach&api=getty'))
  stock.fault = { kind: 'body', type: 'application/json', body: '{' }
  answers.push(await call('GET', '/content/images/getty-1400000001/'))
  await service.until((line) => line.includes('request failed'))
  await service.kill()

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 503, 503])
  expect(service.lines.join('\n')).toContain('a source of images could not be had')
  for (const said of [service.lines, answers.map(({ body }) => body)])
    expect(JSON.stringify(said)).not.toContain(STOCK_KEY)
})
