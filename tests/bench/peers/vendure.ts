import { findFreePorts } from '../../support/shop/ports.ts'
import { readResident } from '../crowd/memory.ts'
import { type Contender, type Ground, PAGE } from './contender.ts'
import { installPeer } from './install.ts'
import { startScript } from './programs.ts'
import { ADD_ITEM, SEARCH } from './vendure-operations.ts'

/** Making the tables and importing the goods takes minutes on a busy machine. */
const MOST_FILLING = 900_000
const MOST_STARTING = 180_000
const MOST_CALL = 60_000

interface Found {
  search: { items: { productVariantId: string }[]; facetValues: unknown[] }
}

interface Added {
  addItemToOrder: { id?: string; errorCode?: string; message?: string }
}

/** Installs, fills and starts Vendure, and takes part with its Shop API. */
export async function openVendure({ databaseUrl, goodsFile, programs }: Ground): Promise<Contender> {
  const { folder, version } = await installPeer(programs, 'vendure')
  const [port] = await findFreePorts(1)
  const env = { DATABASE_URL: databaseUrl, PORT: `${port}`, VENDURE_DISABLE_TELEMETRY: 'true' }
  const filling = await startScript(folder, 'fill.mjs', [goodsFile], { ...env, FILLING: 'yes' }, MOST_FILLING)
  await filling.end()
  const server = await startScript(folder, 'server.mjs', [], env, MOST_STARTING)
  const worker = await startScript(folder, 'worker.mjs', [], env, MOST_STARTING)

  const call = async <Data>(query: string, variables: object, token?: string) => {
    const response = await fetch(`http://127.0.0.1:${port}/shop-api`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(MOST_CALL),
    })
    const { data, errors } = (await response.json()) as { data: Data; errors?: { message: string }[] }
    if (errors?.length) throw new Error(errors.map(({ message }) => message).join('; '))
    return { data, token: response.headers.get('vendure-auth-token') }
  }
  const search = async (term: string, skip: number) => {
    const input = { term, skip, take: PAGE, groupByProduct: true }
    const { data } = await call<Found>(SEARCH, { input })
    if (data.search.facetValues.length === 0) throw new Error('Vendure has no facets.')
    return data.search.items
  }
  const choices = await search('', 0)
  const add = async (n: number, token?: string) => {
    const variant = choices[n % PAGE]?.productVariantId
    const added = await call<Added>(ADD_ITEM, { variant, quantity: 1 }, token)
    if (!added.data.addItemToOrder.id) throw new Error(JSON.stringify(added.data))
    return added.token
  }
  return {
    name: `Vendure ${version}`,
    search: async (word, skip) => (await search(word, skip)).length,
    async makeCart(n) {
      // Whoever adds without a session is given one in the same call.
      const token = await add(n)
      if (token === null) throw new Error('Vendure names no session.')
      return token
    },
    async addToCart(cart, n) {
      await add(n, cart)
    },
    readMemory: async () => ({
      server: await readResident(server.pid),
      worker: await readResident(worker.pid),
    }),
    async close() {
      await Promise.all([server.end(), worker.end()])
    },
  }
}
