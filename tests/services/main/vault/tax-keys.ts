import type { TaxKey, TaxKeys } from '#services/shared/tax-keys.ts'

/** A key of the tests under a name; `salt` makes another one of the same name. */
export const taxKey = (id: string, salt = 0): TaxKey => ({
  id,
  key: Buffer.alloc(32, `${salt} the key ${id} of the tests and of nothing else`),
})

export const taxKeys = (first: string, ...others: string[]): TaxKeys => [
  taxKey(first),
  ...others.map((id) => taxKey(id)),
]

/** As TAX_KEYS writes them. */
export const writeKeys = (keys: TaxKeys): string =>
  keys.map(({ id, key }) => `${id}:${key.toString('base64')}`).join()
