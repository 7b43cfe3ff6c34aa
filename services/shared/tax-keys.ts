/** A key that seals tax and account numbers, under its name. */
export interface TaxKey {
  id: string
  /** 32 bytes. */
  key: Buffer
}

/** The first seals, all of them open. */
export type TaxKeys = readonly [TaxKey, ...TaxKey[]]

/** A name, and 32 bytes in base64. */
const KEY = /^([A-Za-z0-9_-]{1,32}):([A-Za-z0-9+/]{43}=)$/

/** Reads `k2:base64,k1:base64`; null for anything else, and where a name comes twice. */
export function parseTaxKeys(text: string): TaxKeys | null {
  const keys = text.split(',').map((part): TaxKey | null => {
    const [, id, key] = KEY.exec(part.trim()) ?? []
    return id === undefined || key === undefined ? null : { id, key: Buffer.from(key, 'base64') }
  })
  const read = keys.filter((key) => key !== null)
  const [first, ...others] = read
  const isWhole = read.length === keys.length && new Set(read.map(({ id }) => id)).size === read.length
  return first && isWhole ? [first, ...others] : null
}
