/**
 * Wire shapes of the auth service, as Djoser and simplejwt write them (spec.md section 7, design.md section
 * 5). Errors: 400 `{field: [message], non_field_errors}`, 401 `{detail, code: "token_not_valid"}`.
 */

/**
 * POST /auth/users/ → 201 {@link RegisteredView}. `name` is optional, and holds no web address. 429 by
 * network.
 */
export interface RegisterBody {
  email: string
  password: string
  name?: string
}

/**
 * POST /auth/jwt/create/ → 200 {@link TokenPair}. The username is the email. 429 with `Retry-After` for who
 * tries too often: by network, by account and network, and by account from wherever it has not signed in
 * before (at most a minute). 401 with a challenge where a code is asked for (second-factor/contract.ts).
 */
export interface CredentialsBody {
  email: string
  password: string
}

/** POST /auth/jwt/refresh/ → 200 {@link TokenPair}. */
export interface RefreshBody {
  refresh: string
}

/** POST /auth/jwt/verify/ → 200 {}, or 401: the access token is not good, or its session has ended. */
export interface VerifyBody {
  token: string
}

/** POST /auth/jwt/blacklist/ → 200 {}: the session has ended, or every session of its user. */
export interface EndBody extends RefreshBody {
  everywhere?: boolean
}

/** Access lives 5 minutes; refresh rotates with each use and its reuse ends the whole family. */
export interface TokenPair {
  access: string
  refresh: string
}

/** GET /auth/jwt/get/ → a new access token for the session that the presented one belongs to. */
export interface AccessToken {
  access: string
}

/**
 * POST /auth/users/reset_password/ → 204 whether or not there is such an account. A mail with a link that is
 * good for an hour and once; an `Idempotency-Key` sends it once. 429 with `Retry-After` for who asks too
 * often, by network and by account.
 */
export interface ResetBody {
  email: string
}

/**
 * POST /auth/users/reset_password_confirm/ → 204, and every session of the user has ended. 400 by field:
 * `uid` for what is none, `token` for a link that is used, too old or not ours, whether or not there is such
 * a user; `new_password` for one that will not do, which leaves the link good.
 */
export interface ConfirmResetBody {
  uid: string
  token: string
  new_password: string
}

/**
 * POST /auth/users/set_password/, signed in → 204; every other session of the user has ended. 400 by field.
 */
export interface ChangePasswordBody {
  current_password: string
  new_password: string
}

/** GET /auth/users/me/. */
export interface UserView extends RegisteredView {
  is_staff: boolean
  /**
   * Whether staff rights wait for two-step verification; `is_staff` is false as long. A back end that knows
   * no such thing says nothing.
   */
  second_factor_missing?: boolean
}

/** The answer to a registration. */
export interface RegisteredView {
  uuid: string
  email: string
  name: string
}

/**
 * GET /auth/sessions/, signed in: one's own that go on, the last used first. `page` and `page_size` (1 to
 * 100). DELETE /auth/sessions/{id}/ → 204, at once for its refresh token, and within 10 s for an access
 * token. 404 for what is none of one's own, or has ended.
 */
export interface SessionsPage {
  count: number
  next: string | null
  previous: string | null
  results: SessionView[]
}

export interface SessionView {
  /** Opens nothing: the session's tokens name it, and are signed. */
  id: string
  /** When its user signed in. ISO 8601. */
  begun: string
  /** When it was last refreshed, which is at most 5 minutes before it was last used. ISO 8601. */
  last_used: string
  /** In words, such as `Chrome on Windows`; `Unknown browser` for any other. */
  device: string
  /** Where it was last refreshed from: an IPv4 address, or the network of an IPv6 one. */
  network: string
  /** Whether it is the one that asks. */
  current: boolean
}
