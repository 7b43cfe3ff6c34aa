import { request } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStandIn } from '#tests/graph/support/stand-in.ts'
import { run } from '#tests/support/services/process.ts'
import { createFolder } from '#tests/support/services/settings.ts'

/** Addresses that open something to their reader, each with the planted value. */
const OPENING = [
  '/art/design/tok_design?from=tok_query',
  '/shared/tok_share',
  '/orders/7?cart=tok_cart',
  '/accounts/reset-password-confirm/u/tok_reset',
  '/media/tok_id/tok_version/320?key=tok_key',
  '/tok_elsewhere',
]

const statusOf = (origin: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const asked = request(`${origin}${path}`, { headers: { cookie: 'aquatint_refresh=tok_cookie' } })
    asked.once('response', (response) => response.resume().once('end', () => resolve(response.statusCode)))
    asked.once('error', reject).end()
  })

test.each(['info', 'debug'])(
  'no address that opens something private reaches the log at level %s',
  async (level) => {
    const [content, main] = [await openStandIn(), await openStandIn()]
    main.on('GET /art/design/tok_design', () => ({ body: {} }))
    const web = run(join(import.meta.dirname, 'web-process.ts'), [], {
      CONTENT_URL: content.url,
      MAIN_URL: main.url,
      DATA_DIR: createFolder(),
      LOG_LEVEL: level,
    })
    const origin = (await web.until((line) => line.startsWith('listening '))).replace('listening ', '')
    for (const path of OPENING) await statusOf(origin, path)
    await main.down()
    expect(await statusOf(origin, '/art/design/tok_design')).toBe(503)
    await web.until((line) => line.includes('"statusCode":503'))
    expect(web.lines.join('\n')).toContain('/art/design/*')
    expect(web.lines.filter((line) => line.includes('tok_'))).toEqual([])
  },
)
