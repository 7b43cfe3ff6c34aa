/**
 * Wire shapes of the auth service, as Djoser and simplejwt write them (spec.md section 7, design.md section 5).
 * Errors: 400 `{field: [message], non_field_errors}`, 401 `{detail, code: "token_not_valid"}`.
 */

/** POST /auth/users/ → 201 {@link UserView}. `name` is optional. */
export interface RegisterBody {
  email: string
  password: string
  name?: string
}

/** POST /auth/jwt/create/ → 200 {@link TokenPair}. The username is the email. */
export interface CredentialsBody {
  email: string
  password: string
}

/** POST /auth/jwt/refresh/ → 200 {@link TokenPair}; POST /auth/jwt/blacklist/ → 200 {}. */
export interface RefreshBody {
  refresh: string
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

/** GET /auth/users/me/ and the answer to a registration (which leaves out `is_staff`). */
export interface UserView {
  uuid: string
  email: string
  name: string
  is_staff: boolean
}
