/**
 * Two-step verification: TOTP (RFC 6238: SHA-1, 6 digits, 30 s) with recovery codes. All under
 * `/auth/second-factor/` is about the account of whoever is signed in; 401 for anyone else. A code is one of
 * the app, up to 30 s early or late, or a recovery code; either is good once. Too many tries are answered 429
 * with `Retry-After`.
 */

/** GET /auth/second-factor/ */
export interface SecondFactorView {
  enabled: boolean
  /** Whether staff rights wait for it (STAFF_SECOND_FACTOR). */
  required: boolean
  recovery_codes_left: number
}

/**
 * POST /auth/second-factor/ `{}` → 200 with a new secret, good for 15 minutes or until the next one.
 * Confirming it turns the second factor on. 409 where one is on already.
 */
export interface SecondFactorSetupView {
  /** base 32 */
  secret: string
  /** `otpauth://totp/…`, for a QR code */
  uri: string
}

/**
 * POST /auth/second-factor/recovery-codes/ → 200 {@link RecoveryCodesView}; the old codes stop working. 400
 * at `code` for a wrong one; 409 where it is off.
 */
export interface CodeBody {
  code: string
}

/** Ten codes, which are shown only this once. */
export interface RecoveryCodesView {
  recovery_codes: string[]
}

/**
 * Both end every other session of the user. 400 at the field that is wrong; a wrong password leaves the code
 * good.
 * POST /auth/second-factor/confirm/ → 200 {@link RecoveryCodesView}. 400 at `code` also where there is no
 * setup, or one that is too old; 409 where it is on already.
 * POST /auth/second-factor/remove/ → 204; 409 where it is off, as the answer to the one before may be lost.
 */
export interface PasswordAndCodeBody extends CodeBody {
  password: string
}

/** Beside `detail` in a 401 of POST /auth/jwt/create/: the password was right, and a code is asked for. */
export interface ChallengeView {
  code: 'second_factor_required'
  /** Secret, and for {@link AnswerChallengeBody} alone; good for 5 minutes, or until the password changes. */
  challenge: string
}

/**
 * POST /auth/jwt/second-factor/ → 200 TokenPair. 400 at `code` for a wrong one; 401 `token_not_valid` for a
 * challenge that is not ours or too old; 429 by network, and by account from all places.
 */
export interface AnswerChallengeBody extends CodeBody {
  challenge: string
}
