import { declarePort } from '#machines/port.ts'
import type { SecretRef } from '#machines/session.ts'

export interface SecondFactorStatus {
  isEnabled: boolean
  /** Of staff, where the shop's settings ask it of them. */
  isRequired: boolean
  codesLeft: number
}

/** Both as the vault holds them: the key in Base32, and the `otpauth:` address that a QR code shows. */
export interface Enrolment {
  key: SecretRef
  uri: SecretRef
}

/** One code a line, as the vault holds them. They are shown this once. */
export interface RecoveryCodes {
  codes: SecretRef
  count: number
}

/** As the vault holds it: six digits of an authenticator app, or a recovery code. */
export interface CodeGiven {
  code: SecretRef
}

export interface PasswordAndCode extends CodeGiven {
  password: SecretRef
}

/** What is on the screen and is wanted on the clipboard. */
export interface Copied {
  text: SecretRef
}

/** All refuse with UNAUTHENTICATED or UPSTREAM_UNAVAILABLE; those that take a code with RATE_LIMITED too. */
export const secondFactorPorts = {
  /** Asks the server, past every cache. */
  readStatus: declarePort<SecondFactorStatus>('second-factor.readStatus'),
  /** Another key each time. CONFLICT when the account has a second factor already. */
  beginEnrolment: declarePort<Enrolment>('second-factor.beginEnrolment'),
  /**
   * Every other session of the account ends. BAD_USER_INPUT at `password` or `code`, also when the key has
   * expired; CONFLICT when the account has a second factor already.
   */
  confirmEnrolment: declarePort<RecoveryCodes, PasswordAndCode>('second-factor.confirmEnrolment'),
  /** The old codes stop working. BAD_USER_INPUT at `code`; CONFLICT when it is off. */
  renewCodes: declarePort<RecoveryCodes, CodeGiven>('second-factor.renewCodes'),
  /**
   * Every other session of the account ends. BAD_USER_INPUT at `password` or `code`; CONFLICT when it is off.
   */
  remove: declarePort<void, PasswordAndCode>('second-factor.remove'),
  /** Puts a text on the clipboard; throws where the browser does not let it. */
  copy: declarePort<void, Copied>('second-factor.copy'),
}
