/** What the links ask of the session. It is not theirs to keep: the token-refresh actor answers. */
export interface SessionTokens {
  /** The access token, once it is known whether there is one; null when signed out. */
  accessToken(): Promise<string | null>
  /** A token other than the refused one, got by one refresh however many ask; null when the session is over. */
  renew(refused: string): Promise<string | null>
  /** The guest's capability; null when there is no guest cart. */
  cartToken(): string | null
}

/** Put in an operation's context: it makes or ends the session, so it neither waits for one nor renews it. */
export const WITHOUT_SESSION = { withoutSession: true } as const
