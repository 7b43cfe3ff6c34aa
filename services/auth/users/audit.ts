/** The entries about a user in the audit log; never a password or its hash. */
export interface UserRegistered {
  type: 'registered'
  data: { email: string; name: string; is_staff: boolean }
}

export interface PasswordChanged {
  type: 'password_changed'
  /** Set through a mailed link, or by the owner, who knew the old one. */
  data: { by: 'link' | 'owner' }
}

/** Two-step verification; never a secret or a code. */
export interface SecondFactorChanged {
  type: 'second_factor_confirmed' | 'second_factor_removed' | 'recovery_codes_renewed'
  data: Record<string, never>
}

/** By the operator, from a terminal. */
export interface StaffAdded {
  type: 'staff_added'
  data: Record<string, never>
}

export type UserEdit = UserRegistered | PasswordChanged | SecondFactorChanged | StaffAdded
