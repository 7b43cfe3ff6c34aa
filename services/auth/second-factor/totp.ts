import { Secret, TOTP } from 'otpauth'

/** RFC 6238 as every authenticator app has it. */
const SHAPE = { algorithm: 'SHA1', digits: 6, period: 30 }
const SECRET_BYTES = 20
/** Steps that an app's clock may be early or late by. */
const DRIFT = 1

/** In base 32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** What an app reads from a QR code. */
export const uriOf = (secret: string, { brand, email }: { brand: string; email: string }): string =>
  new TOTP({ ...SHAPE, secret, issuer: brand, label: email }).toString()

/** Which 30 seconds since 1970 a code is of, at that time; null for a wrong one. */
export function stepOf(secret: string, code: string, at: Date): number | null {
  // The library takes nothing else of that length.
  if (!/^[0-9]{6}$/.test(code)) return null
  const timestamp = at.getTime()
  const delta = new TOTP({ ...SHAPE, secret }).validate({ token: code, timestamp, window: DRIFT })
  return delta === null ? null : TOTP.counter({ period: SHAPE.period, timestamp }) + delta
}
