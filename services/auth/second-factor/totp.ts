import { Secret, TOTP } from 'otpauth'

/** RFC 6238 as every authenticator app implements it. */
const SHAPE = { algorithm: 'SHA1', digits: 6, period: 30 }
const SECRET_BYTES = 20
/** The steps by which an app's clock may be fast or slow. */
const DRIFT = 1

/** In base 32. */
export const makeSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** Writes the address that an app reads from a QR code. */
export const uriOf = (secret: string, { brand, email }: { brand: string; email: string }): string =>
  new TOTP({ ...SHAPE, secret, issuer: brand, label: email }).toString()

/** Finds the 30 s step since 1970 that a code is of, at that time; null for a wrong code. */
export function stepOf(secret: string, code: string, at: Date): number | null {
  // The library accepts other texts of that length too.
  if (!/^[0-9]{6}$/.test(code)) return null
  const timestamp = at.getTime()
  const delta = new TOTP({ ...SHAPE, secret }).validate({ token: code, timestamp, window: DRIFT })
  return delta === null ? null : TOTP.counter({ period: SHAPE.period, timestamp }) + delta
}
