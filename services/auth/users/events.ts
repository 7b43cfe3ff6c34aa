/** A user's life, stream `user-{uuid}`. Never a password, nor its hash. */
export interface UserRegistered {
  type: 'registered'
  data: { email: string; name: string; is_staff: boolean }
}

export type UserEvent = UserRegistered
