import { createHmac, randomBytes } from 'node:crypto'
import { readOrMake } from './made-file.ts'

/** Answers the signing secret of this DATA_DIR, made on first use. */
export const readOrMakeSecret = (dataDir: string): string =>
  readOrMake(dataDir, 'jwt-secret', () => randomBytes(48).toString('base64url'))

/**
 * Makes the key by which the shop's processes know each other. Nobody can compute the secret from it, so it
 * may be sent to a service that stands elsewhere.
 */
export const serviceKeyOf = (jwtSecret: string): string =>
  createHmac('sha256', jwtSecret).update('aquatint service key').digest('base64url')

/** Tells secrets apart without telling them, to whoever may read the database. */
export const fingerprintOf = (jwtSecret: string): string =>
  createHmac('sha256', jwtSecret).update('aquatint secret fingerprint').digest('base64url')
