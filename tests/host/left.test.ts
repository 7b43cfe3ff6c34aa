import { request } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { found, image } from '#tests/graph/support/made.ts'
import { type Answer, openStandIn } from '#tests/graph/support/stand-in.ts'
import { run } from '#tests/support/services/process.ts'
import { createFolder } from '#tests/support/services/settings.ts'

const SEARCH = JSON.stringify({ query: '{ search(input: {}) { images { id title caption } } }' })
/** Too long to be compressed at once: only a stream notices that nobody waits any more. */
const results = found(Array.from({ length: 6_000 }, (_, index) => image(`aq-${index}`)))

test('a visitor who leaves before the graph answers causes no error in the log', async () => {
  const content = await openStandIn()
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<Answer>()
  content.on('GET /content/search/v3/', () => {
    asked.resolve()
    return answer.promise
  })
  const web = run(join(import.meta.dirname, 'web-process.ts'), [], {
    CONTENT_URL: content.url,
    DATA_DIR: createFolder(),
    GRAPHQL_ADHOC: '1',
    LOG_LEVEL: 'info',
  })
  const listening = await web.until((line) => line.startsWith('listening '))
  const page = request(`${listening.replace('listening ', '')}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'br' },
  })
  page.on('error', () => {})
  page.end(SEARCH)
  await asked.promise
  page.destroy()
  answer.resolve({ body: results })
  const said = await web.until((line) => /left before the answer|premature/i.test(line))
  expect(JSON.parse(said)).toMatchObject({ level: 30, msg: 'left before the answer' })
  expect(web.lines.filter((line) => /"level":[456]0/.test(line))).toEqual([])
})
