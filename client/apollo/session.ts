/** A token and its number: a refusal is only news when it is about the token that is held now. */
export interface HeldToken {
  access: string
  generation: number
}

/** Why there is no token to try again with, as the graph would say it (design.md section 4). */
export interface NotRenewed {
  /** The session is over, or it could not be found out whether it is. */
  code: 'UNAUTHENTICATED' | 'UPSTREAM_UNAVAILABLE'
  message: string
}

/** What the links ask about the session. The token-refresh actor answers; links keep none of it. */
export interface SessionTokens {
  /** The access token, once it is known whether there is one; null when signed out. */
  readAccessToken(): Promise<HeldToken | null>
  /** The token to try again with, got by one refresh however many ask. */
  renew(refused: HeldToken): Promise<HeldToken | NotRenewed>
  /** The guest's capability; null when there is no guest cart. */
  readCartToken(): string | null
}

/** Put in an operation's context: it makes or ends the session, so it neither waits for one nor renews it. */
export const WITHOUT_SESSION = { withoutSession: true } as const

/** Put in an operation's context: nothing that tells who asks goes along. */
export const ANONYMOUS = { isAnonymous: true } as const
