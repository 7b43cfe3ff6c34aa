import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownFolder } from './own-folder.ts'

/**
 * Answers the signing secret of this DATA_DIR, made on first use. Two processes that start together agree on
 * one: it is written aside and linked into place whole, and the second reads the first one's.
 */
export function readOrMakeSecret(dataDir: string): string {
  ownFolder(dataDir)
  const file = join(dataDir, 'jwt-secret')
  if (!existsSync(file)) makeSecret(file)
  return readFileSync(file, 'utf8')
}

/**
 * Makes the key by which the shop's processes know each other. Nobody can compute the secret from it, so it
 * may be sent to a service that stands elsewhere.
 */
export const serviceKeyOf = (jwtSecret: string): string =>
  createHmac('sha256', jwtSecret).update('aquatint service key').digest('base64url')

/** Tells secrets apart without telling them, to whoever may read the database. */
export const fingerprintOf = (jwtSecret: string): string =>
  createHmac('sha256', jwtSecret).update('aquatint secret fingerprint').digest('base64url')

function makeSecret(file: string): void {
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    rmSync(draft)
  }
}
