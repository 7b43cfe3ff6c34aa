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
 * POST /auth/jwt/create/ → 200 {@link TokenPair}. The username is the email. 401 with a challenge where a
 * code is asked for (second-factor/contract.ts). 429 with `Retry-After` after too many tries, counted by
 * network, by account and network, and by account from all places where it has not signed in before (a minute
 * at most).
 */
export interface CredentialsBody {
  email: string
  password: string
}

/** POST /auth/jwt/refresh/ → 200 {@link TokenPair}. */
export interface RefreshBody {
  refresh: string
}

/**
 * POST /auth/jwt/verify/ → 200 {}, or 401 for an access token that is not valid or whose session has ended.
 */
export interface VerifyBody {
  token: string
}

/** POST /auth/jwt/blacklist/ → 200 {}; ends the session, or every session of its user. */
export interface EndBody extends RefreshBody {
  everywhere?: boolean
}

/**
 * The access token lives 5 minutes. Each use rotates the refresh token, and using a spent one ends its whole
 * family.
 */
export interface TokenPair {
  access: string
  refresh: string
}

/** GET /auth/jwt/get/ → a new access token for the session that the presented one belongs to. */
export interface AccessToken {
  access: string
}

/**
 * POST /auth/users/reset_password/ → 204 whether or not there is such an account. It mails a link that works
 * once, within an hour; an `Idempotency-Key` sends it once. 429 with `Retry-After` after too many, by network
 * and by account.
 */
export interface ResetBody {
  email: string
}

/**
 * POST /auth/users/reset_password_confirm/ → 204, and ends every session of the user. 400 by field, whether
 * or not there is such a user: `uid` for no user id, `token` for a link that is spent, too old or not ours;
 * `new_password` for one that will not do, which does not spend the link.
 */
export interface ConfirmResetBody {
  uid: string
  token: string
  new_password: string
}

/**
 * POST /auth/users/set_password/, signed in → 204, and ends every other session of the user. 400 by field.
 */
export interface ChangePasswordBody {
  current_password: string
  new_password: string
}

/**
 * POST /auth/users/confirm_password/, signed in → 204 where it is the caller's own, for what an open browser
 * must not do alone. 400 at `password`, 429 with `Retry-After` after too many.
 */
export interface ConfirmPasswordBody {
  password: string
}

/** GET /auth/users/me/. */
export interface UserView extends RegisteredView {
  is_staff: boolean
  /**
   * Whether staff rights wait for two-step verification; `is_staff` is false until then. Other back ends
   * leave it out.
   */
  second_factor_missing?: boolean
}

/**
 * GET /auth/users/{uuid}/rights/ → 200, or 404: for services whose work goes on when its author's token has
 * expired.
 */
export interface RightsView {
  is_staff: boolean
}

/**
 * GET /auth/users/{uuid}/address/ → 200, or 404 once the account is gone: for services alone, which write to
 * somebody who is away.
 */
export interface AddressView {
  email: string
}

/**
 * GET /auth/staff/?name=ana&name=ben@aquatint.test → {@link StaffList}, for services alone: who of staff is
 * called so, by their email or what stands before its @, also where their rights wait for two-step
 * verification. 1 to 20 names; at most 6 people for each, by email. 400 by name.
 */
export interface StaffList {
  results: { uuid: string; email: string }[]
}

/** The answer to a registration. */
export interface RegisteredView {
  uuid: string
  email: string
  name: string
}

/**
 * GET /auth/sessions/, signed in: one's own live sessions, the last used first. `page` and `page_size` (1 to
 * 100). DELETE /auth/sessions/{id}/ → 204; its refresh token stops at once, an access token within 10 s. 404
 * for a session that is not one's own or has ended.
 */
export interface SessionsPage {
  count: number
  next: string | null
  previous: string | null
  results: SessionView[]
}

export interface SessionView {
  /** It gives no access: the session's tokens name it, and those are signed. */
  id: string
  /** When its user signed in. ISO 8601. */
  begun: string
  /** When it was last refreshed, at most 5 minutes before its last use. ISO 8601. */
  last_used: string
  /** In words, such as `Chrome on Windows`; `Unknown browser` for any other. */
  device: string
  /** Where it was last refreshed from: an IPv4 address, or the network of an IPv6 one. */
  network: string
  /** Whether this request belongs to it. */
  current: boolean
}
