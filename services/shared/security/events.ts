/** What somebody tried, and what came of it. */
type Tried = { outcome: 'success' | 'failure' }
type Done = { outcome: 'success' }
/** The shop refused to do it. */
type Refused = { outcome: 'refused' }

/**
 * All that the security log can tell (docs/decisions/0038-operations.md). Every field is a name, a number or
 * an id that opens nothing: no email, token, key, password or address.
 */
export type SecurityEvent = {
  /** The account's uuid; null for nobody, and where nobody knows whose it is. */
  actor: string | null
} & (
  | ({ event: 'registered' } & Done)
  | ({ event: 'sign_in' } & Tried)
  /** The password was right, and a code is asked for. */
  | ({ event: 'sign_in_challenged' } & Done)
  /** The code of the second step, after the right password. */
  | ({ event: 'sign_in_code' } & Tried)
  | ({ event: SecondFactorEvent } & Tried)
  /** One of the account's sessions, ended from their list. */
  | ({ event: 'session_ended' } & Done)
  | ({ event: 'sign_out'; everywhere: boolean } & Done)
  /** A refresh token that was spent long ago came again: somebody else has it, so its session has ended. */
  | ({ event: 'token_reused' } & Refused)
  /** Every other session of the account. */
  | ({ event: 'sessions_ended'; reason: 'password_changed' | 'password_reset' | SecondFactorSwitch } & Done)
  | ({ event: 'password_changed' } & Tried)
  /** Asked for again, for something that an open browser must not do alone. */
  | ({ event: 'password_confirmed' } & Tried)
  | ({ event: 'password_reset_asked' } & Done)
  | ({ event: 'password_reset_written' } & Done)
  | ({ event: 'password_reset_confirmed' } & Tried)
  /** The limit by its name. */
  | ({ event: 'limit_reached'; limit: string } & Refused)
  | ({ event: 'right_refused' } & Refused)
  /** Staff read or changed somebody else's data: `method` and `route` say which. */
  | ({ event: 'staff_access'; subject: StaffSubject; owner: string | null; id?: string | number } & Done)
  /** Staff were shown an account or tax number whole. */
  | ({ event: 'number_shown'; subject: StaffSubject; id: string } & Done)
)

/** Uses of a code, apart from signing in. */
export type SecondFactorEvent = SecondFactorSwitch | 'recovery_codes_renewed'

/** Two-step verification went on or off by password and code, and other sessions ended. */
export type SecondFactorSwitch = 'second_factor_set_up' | 'second_factor_removed'

/** What staff open of others. A project has no id here: its address is what opens it. */
export type StaffSubject =
  | 'order'
  | 'orders'
  | 'project'
  | 'report'
  | 'reports'
  | 'message'
  | 'messages'
  | 'artist_thread'
  | 'artist_threads'
  | 'artist_profile'
  | 'upload'
  | 'artist_identity'
  | 'payment_account'
  | 'tax_form'
  | 'payout'
  | 'payouts'
  | 'payment_due'
  | 'tax_year'
