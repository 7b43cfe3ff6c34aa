import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ShopFile, shopFile } from './schema.ts'

export const SHOP_FILE = 'shop.json'

/** Says in one line, which names the path of each wrong value, why a file of an owner's shop is refused. */
export class ShopFileError extends Error {
  override readonly name = 'ShopFileError'
}

/** Reads what an owner has changed; nothing where there is no file. Throws {@link ShopFileError}. */
export function readShopFile(folder: string, name = SHOP_FILE): ShopFile {
  const raw = readRaw(folder, name)
  return raw === null ? {} : parseShopFile(raw, join(folder, name))
}

/** Reads the file as its owner wrote it; null where there is none. Throws {@link ShopFileError}. */
export function readRaw(folder: string, name: string): unknown {
  const path = join(folder, name)
  const text = readText(path)
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ShopFileError(`${path} is not JSON: ${(error as Error).message}`)
  }
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return null
    throw new ShopFileError(`${path} cannot be read (${code})`)
  }
}

/** Checks what stands in the file at `path`. Throws {@link ShopFileError}. */
export function parseShopFile(raw: unknown, path: string): ShopFile {
  const { data, error } = shopFile.safeParse(raw)
  if (data) return data
  throw new ShopFileError(`${path}: ${error.issues.map(wordsOf).join('; ')}`)
}

interface Issue {
  path: PropertyKey[]
  message: string
  code?: string
  keys?: string[]
  /** What is wrong with a name. */
  issues?: { message: string }[]
}

function wordsOf({ path, message, code, keys = [], issues = [] }: Issue): string {
  const at = path.map(String)
  if (code === 'unrecognized_keys')
    return keys.map((key) => `${[...at, key].join('.')}: is not known`).join('; ')
  return `${at.join('.') || 'it'}: ${(code === 'invalid_key' && issues[0]?.message) || message}`
}
