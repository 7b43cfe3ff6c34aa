/** A payment provider's field for a card: what is typed there is the provider's alone. */
export interface CardField {
  /** Shows it in its place, ready to be typed into. */
  load(): Promise<void>
  /** Authorises what was typed; throws a Refusal in the provider's words when that is not done. */
  confirm(clientSecret: string): Promise<void>
  remove(): void
}
