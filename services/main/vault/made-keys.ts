import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readOrMake } from '#services/shared/made-file.ts'
import { SettingsError } from '#services/shared/settings.ts'
import { parseTaxKeys, type TaxKeys } from '#services/shared/tax-keys.ts'

/** Where keys are kept that nobody has set. */
const FILE = 'tax-keys'
const KEY_BYTES = 32

const makeKey = (id: string): string => `${id}:${randomBytes(KEY_BYTES).toString('base64')}`

export const hasMadeKeys = (dataDir: string): boolean => existsSync(join(dataDir, FILE))

/** Answers the keys of this DATA_DIR, made on first use. Throws SettingsError for a file that holds none. */
export const readOrMakeKeys = (dataDir: string): TaxKeys =>
  parseKeys(
    dataDir,
    readOrMake(dataDir, FILE, () => makeKey('k1')),
  )

/** Puts a new key before the others, in one step. Answers all of them. */
export function addMadeKey(dataDir: string): TaxKeys {
  const file = join(dataDir, FILE)
  const kept = readFileSync(file, 'utf8').trim()
  const numbers = parseKeys(dataDir, kept).map(({ id }) => Number(/^k(\d+)$/.exec(id)?.[1] ?? 0))
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, `${makeKey(`k${Math.max(...numbers) + 1}`)},${kept}`, { mode: 0o600 })
  renameSync(draft, file)
  return readOrMakeKeys(dataDir)
}

function parseKeys(dataDir: string, text: string): TaxKeys {
  const keys = parseTaxKeys(text.trim())
  if (keys) return keys
  throw new SettingsError(
    `Wrong settings: the file ${join(dataDir, FILE)} holds no keys such as TAX_KEYS names. Put the right one back; nothing was changed`,
  )
}
