import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { vi } from 'vitest'
import { type Call, callAt } from '#tests/support/services/http.ts'
import { type Running, run } from '#tests/support/services/process.ts'
import { SERVICE_KEY } from '#tests/support/services/secret.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import { findFreePorts } from '#tests/support/shop/ports.ts'
import { OPENING } from '#tests/support/shop/shop.ts'

const HERE = import.meta.dirname
const SERVICES = join(HERE, '../../../host/services.ts')
const WEB = join(HERE, '../web-process.ts')

export interface ShopProcesses {
  url: string
  web: Running
  services: Running
  /** Calls each service without the graph. */
  call: Record<'auth' | 'main' | 'content', Call>
  /** Reads a file of a service without the graph. */
  download(service: 'main' | 'content', path: string): Promise<Buffer>
  /** Asks the graph by a query's text. */
  ask(query: string, options?: Asked): Promise<GraphAnswer>
}

interface Asked {
  variables?: object
  as?: string
  headers?: Record<string, string>
}

interface GraphAnswer {
  headers: Headers
  // The query decides the shape.
  body: { data: Record<string, unknown> | null; errors?: { message: string }[] }
}

/**
 * Opens the two processes of a shop as `npm start` has them, without pages; the catalogue is empty unless
 * `env` says more.
 */
export const openShopProcesses = async (env: Record<string, string> = {}): Promise<ShopProcesses> => {
  const [auth, main, content, stock, cards] = await findFreePorts(5)
  const settings = {
    AUTH_PORT: `${auth}`,
    MAIN_PORT: `${main}`,
    CONTENT_PORT: `${content}`,
    STOCK_PORT: `${stock}`,
    CARDS_PORT: `${cards}`,
    DATA_DIR: await createStoreFolder(),
    SEED: 'none',
    GRAPHQL_ADHOC: '1',
    ...env,
  }
  const services = run(SERVICES, [], settings)
  const web = run(WEB, [], settings)
  const url = (await web.until((line) => line.startsWith('listening '))).replace('listening ', '')
  await ready(`${url}/health/ready`, services)
  return {
    url,
    web,
    services,
    call: { auth: at(auth), main: at(main), content: at(content) },
    async download(service, path) {
      const port = { main, content }[service]
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: SERVICE_KEY })
      if (response.status !== 200) throw new Error(`${path} is answered ${response.status}.`)
      return Buffer.from(await response.arrayBuffer())
    },
    async ask(query, { variables = {}, as, headers = {} } = {}) {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(as !== undefined && { authorization: `JWT ${as}` }),
          ...headers,
        },
        body: JSON.stringify({
          query,
          variables,
          extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(query) } },
        }),
      })
      return { headers: response.headers, body: (await response.json()) as GraphAnswer['body'] }
    },
  }
}

const at = (port: number | undefined) => callAt(`http://127.0.0.1:${port}`)

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** Waits until the shop is ready; throws the services' last words if they end first. */
const ready = async (url: string, services: Running) => {
  const ended = services.ended.then((code) => {
    throw new Error(`The services ended with ${code}: ${services.lines.slice(-5).join('\n')}`)
  })
  // `vi.waitFor` also works before any test, where `expect.poll` may not be called.
  const isReady = vi.waitFor(
    async () => {
      if (!(await fetch(url)).ok) throw new Error('not ready')
    },
    { timeout: OPENING, interval: 100 },
  )
  await Promise.race([isReady, ended])
}
