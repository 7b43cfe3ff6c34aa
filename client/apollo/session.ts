/** A token and its number: a refusal is only news when it is about the token that is held now. */
export interface HeldToken {
  access: string
  generation: number
}

/** What the links ask of the session. It is not theirs to keep: the token-refresh actor answers. */
export interface SessionTokens {
  /** The access token, once it is known whether there is one; null when signed out. */
  accessToken(): Promise<HeldToken | null>
  /** The token to try again with, got by one refresh however many ask; null when the session is over. */
  renew(refused: HeldToken): Promise<HeldToken | null>
  /** The guest's capability; null when there is no guest cart. */
  cartToken(): string | null
}

/** Put in an operation's context: it makes or ends the session, so it neither waits for one nor renews it. */
export const WITHOUT_SESSION = { withoutSession: true } as const
