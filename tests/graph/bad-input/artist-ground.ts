/** What stands for an artist to name. */
export interface ArtistGround {
  /** Of the artist's, in the shop. */
  work: string
  account: string
  /** Another of theirs, which the bank has refused. */
  refusedAccount: string
  textHash: string
  rate: number
  /** The latest version of what the customer has typed of an application, and of the artist's profile. */
  versions(): Promise<{ application: number; profile: number }>
}
