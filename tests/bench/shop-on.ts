import { createOwnPostgres, hasPostgres } from '../support/services/own-postgres.ts'
import { TAX_KEYS } from '../support/services/secret.ts'
import { openTestShop, type Shop } from '../support/shop/shop.ts'

export const STORES = ['embedded', 'postgres'] as const
export type StoreName = (typeof STORES)[number]

/** Reads a store's name from an argument. */
export const storeNamed = (name: string): StoreName => {
  const store = STORES.find((each) => each === name)
  if (store === undefined) throw new Error(`There is no store ${name}; there are ${STORES.join(' and ')}.`)
  return store
}

/** Opens the demonstration on the embedded store, or on a PostgreSQL server that closes with it. */
export async function openShopOn(store: StoreName): Promise<Shop> {
  if (store === 'embedded') return openTestShop()
  if (!hasPostgres) throw new Error('PostgreSQL is not installed.')
  const server = await createOwnPostgres()
  await server.start()
  const shop = await openTestShop({ DATABASE_URL: server.url, TAX_KEYS })
  const close = async () => {
    await shop.close()
    await server.remove()
  }
  return { ...shop, close }
}
