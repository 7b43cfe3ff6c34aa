/** A user's life, stream `user-{uuid}`. Never a password, nor its hash. */
export interface UserRegistered {
  type: 'registered'
  data: { email: string; name: string; is_staff: boolean }
}

export interface PasswordChanged {
  type: 'password_changed'
  /** By a mailed link, or by who was signed in and knew the one before. */
  data: { by: 'link' | 'owner' }
}

export type UserEvent = UserRegistered | PasswordChanged
