import type { Cache, FieldMergeFunction } from '@apollo/client'

/**
 * Answers overtake each other: a read that began before a change may be heard after it. A cart's version
 * counts its events, so it says which of two answers is the newer one.
 */

/** Which cart an answer brings, and how many events it had as it was read. */
export interface CartVersion {
  token: string
  version: number
}

/** The key by which the version comes to the rules of the fields that are written. */
const KEY = 'cartVersion'

/** A cart is the root of a fragment, a field of a query, or in the payload of a mutation. */
const DEPTH = 2

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const findVersion = (value: unknown, depth = DEPTH): CartVersion | null => {
  if (!isObject(value)) return null
  const { __typename, token, version } = value
  if (__typename === 'Cart')
    return typeof token === 'string' && typeof version === 'number' ? { token, version } : null
  if (depth === 0) return null
  for (const inner of Object.values(value)) {
    const found = findVersion(inner, depth - 1)
    if (found) return found
  }
  return null
}

/** Tells the rules of the fields that are written which version of which cart the answer brings. */
export const tellCartVersion = (options: Cache.WriteOptions): Cache.WriteOptions => {
  const version = findVersion(options.result)
  return version ? { ...options, extensions: { ...options.extensions, [KEY]: version } } : options
}

/** What the cache keeps beside the value of a field: which version it is of. */
interface Kept {
  version?: CartVersion
}

/** Says that what a field holds is from now on what the cart had at this version. */
export const keepVersion = (storage: Kept, version: CartVersion): void => {
  storage.version = version
}

const isOlder = (read: CartVersion, held: CartVersion | undefined) =>
  held?.token === read.token && held.version > read.version

interface MergeOptions {
  extensions: Record<string, unknown> | undefined
  existingData: unknown
  storage: Kept
}

/**
 * The rule of a field that a cart's events change: it takes no answer that is older than what it holds. Each
 * field has a version of its own, as few answers bring all of them. Versions of two carts say nothing of each
 * other: a line that went to another cart takes what is said of it there.
 */
export const takeUnlessOlder: FieldMergeFunction = (
  // A refetch gives no held value here, as Apollo means it to overwrite.
  _,
  read: unknown,
  { extensions, existingData: held, storage }: MergeOptions,
) => {
  const version = extensions?.[KEY] as CartVersion | undefined
  if (!version) return read
  if (held !== undefined && isOlder(version, storage.version)) return held
  keepVersion(storage, version)
  return read
}
