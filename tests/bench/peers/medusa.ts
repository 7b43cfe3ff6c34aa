import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { findFreePorts } from '../../support/shop/ports.ts'
import { readResident } from '../crowd/memory.ts'
import { type Contender, type Ground, PAGE } from './contender.ts'
import { installPeer } from './install.ts'
import { runBounded, startScript } from './programs.ts'

/** Making the tables and the products takes minutes on a busy machine. */
const MOST_FILLING = 900_000
const MOST_STARTING = 180_000
const MOST_CALL = 60_000

/** What its storefront asks for beside the fields that come anyway. */
const FIELDS = '*variants.calculated_price'

const SHOP = z.object({ key: z.string(), region: z.string() })

interface Found {
  products: { variants: { id: string }[] }[]
}

interface Changed {
  cart: { id: string; items: unknown[] }
}

/** Installs, fills and starts Medusa, and takes part with its Store API. */
export async function openMedusa({ databaseUrl, goodsFile, programs }: Ground): Promise<Contender> {
  const { folder, version } = await installPeer(programs, 'medusa')
  const [port] = await findFreePorts(1)
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    PORT: `${port}`,
    LOG_LEVEL: 'error',
    MEDUSA_DISABLE_TELEMETRY: 'true',
    // It keeps settings of its own, which are not to be the user's.
    XDG_CONFIG_HOME: join(folder, 'config'),
  }
  const cli = join(folder, 'node_modules', '@medusajs', 'cli', 'cli.js')
  const runMedusa = (...args: string[]) =>
    runBounded(
      process.execPath,
      [cli, ...args],
      { cwd: folder, env: { ...process.env, ...env } },
      MOST_FILLING,
    )
  const shopFile = `${goodsFile}.medusa`
  await runMedusa('db:migrate', '--execute-safe-links', '--execute-safe-search', '--skip-scripts')
  await runMedusa('exec', './fill.js', goodsFile, shopFile)
  const { key, region } = SHOP.parse(JSON.parse(await readFile(shopFile, 'utf8')))
  const server = await startScript(folder, 'server.js', [], env, MOST_STARTING)

  const call = async <Data>(path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}/store/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', 'x-publishable-api-key': key },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(MOST_CALL),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status} ${await response.text()}`)
    return (await response.json()) as Data
  }
  const search = async (word: string, skip: number) => {
    const asked = { limit: `${PAGE}`, offset: `${skip}`, order: '-created_at' }
    const query = new URLSearchParams({
      ...asked,
      region_id: region,
      fields: FIELDS,
      ...(word && { q: word }),
    })
    return (await call<Found>(`products?${query}`)).products
  }
  const choices = await search('', 0)
  const lineFor = (n: number) => ({ variant_id: choices[n % PAGE]?.variants[0]?.id, quantity: 1 })
  return {
    name: `Medusa ${version}`,
    search: async (word, skip) => (await search(word, skip)).length,
    async makeCart(n) {
      const { cart } = await call<Changed>('carts', { region_id: region, items: [lineFor(n)] })
      if (cart.items.length !== 1) throw new Error(`The new cart has ${cart.items.length} lines.`)
      return cart.id
    },
    async addToCart(id, n) {
      await call<Changed>(`carts/${id}/line-items`, lineFor(n))
    },
    readMemory: async () => ({ server: await readResident(server.pid) }),
    close: server.end,
  }
}
