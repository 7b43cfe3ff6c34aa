import { port } from '#machines/port.ts'
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

/** As the vault holds it: six digits of an authenticator app, or where it stands for one a recovery code. */
export interface CodeGiven {
  code: SecretRef
}

export interface Removal extends CodeGiven {
  password: SecretRef
}

/** What is on the screen and is wanted on the clipboard. */
export interface Copied {
  text: SecretRef
}

/** All refuse with UNAUTHENTICATED once the session is over or UPSTREAM_UNAVAILABLE; by code RATE_LIMITED too. */
export const secondFactorPorts = {
  /** Asks the server, past every cache. */
  readStatus: port<SecondFactorStatus>('second-factor.readStatus'),
  /** Another key each time. CONFLICT when the account has a second factor already. */
  beginEnrolment: port<Enrolment>('second-factor.beginEnrolment'),
  /** BAD_USER_INPUT at `code`, also when the key is not good any more; CONFLICT when it has one already. */
  confirmEnrolment: port<RecoveryCodes, CodeGiven>('second-factor.confirmEnrolment'),
  /** The codes of before are good no more. BAD_USER_INPUT at `code`. */
  renewCodes: port<RecoveryCodes, CodeGiven>('second-factor.renewCodes'),
  /** Every other session of the account ends. BAD_USER_INPUT at `password` or `code`. */
  remove: port<void, Removal>('second-factor.remove'),
  /** Puts a text on the clipboard; throws where the browser does not let it. */
  copy: port<void, Copied>('second-factor.copy'),
}
