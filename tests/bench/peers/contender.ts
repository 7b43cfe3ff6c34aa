/** A shop that is measured beside others, called as its own storefront calls it. */
export interface Contender {
  name: string
  /** Asks for a page of 24 from `skip` on, with facets where it has them. Answers how many came. */
  search(word: string, skip: number): Promise<number>
  /** Makes a cart with its first line, as a new visitor's first add does. Answers what names the cart. */
  makeCart(n: number): Promise<string>
  /** Adds the n-th of 24 goods to a cart. */
  addToCart(cart: string, n: number): Promise<void>
  /** Reads how many megabytes each of its processes holds now. */
  readMemory(): Promise<Record<string, number>>
  /** Ends what it has started. */
  close(): Promise<void>
}

/** What a contender is opened with. */
export interface Ground {
  /** A database of its own on the server that all share. */
  databaseUrl: string
  /** A file with the goods that every shop sells. */
  goodsFile: string
  /** Where the programs of the peers are kept. */
  programs: string
}

/** How many goods a page has, and how many different ones are put into carts. */
export const PAGE = 24
