import type { Substrate } from '#services/shared/vocabulary.ts'

/** What can happen to a cart. One command is one event, so that a history of events is one of what people did. */

/** Inches, whole pieces, cents. The price is today's, as far as is known: of when it was added, or was checked last. */
export interface Line {
  id: number
  imageId: string
  name: string
  artist: string
  imgsrc: string
  preview: string
  width: number
  height: number
  substrate: Substrate
  quantity: number
  unitPrice: number
  /** Unguessable: whoever holds it may see this line in the design tool. */
  designToken: string
  /** The price of when it was added, once that is another one. */
  addedUnitPrice?: number
  /** Why it can no longer be bought, as far as is known. */
  fault?: Fault
}

/** What was chosen and priced, before it is a line of a cart. */
export type Purchase = Omit<Line, 'id' | 'designToken' | 'addedUnitPrice' | 'fault'>

/** Why a line cannot be bought any more. */
export type Fault = 'gone' | 'unpublished' | 'substrate' | 'size'

/** A line that grew by an equal one. */
export interface Joined {
  id: number
  /** What the line has now, and how many of these it was given. */
  quantity: number
  brought: number
  /** Pieces past the most of a line, which it could not take. */
  over: number
}

/** How many a line has now; it is no more with 0. */
export interface Count {
  id: number
  quantity: number
}

/** An event that takes back what another one did says which: the version of that one in the same stream. */
interface Undoing {
  undoes?: number
}

export type CartEvent =
  | {
      type: 'cart.created'
      data: { projectId: number; name: string; owner: string | null; email: string | null }
    }
  | { type: 'item.added'; data: Line }
  | { type: 'item.quantity-changed'; data: Count & Undoing }
  | { type: 'item.removed'; data: { id: number } & Undoing }
  | { type: 'item.restored'; data: { line: Line } & Undoing }
  | { type: 'cart.claimed'; data: { owner: string } }
  /** Its lines went into another cart, but for those that stay, in a cart that is then the owner's. */
  | { type: 'cart.migrated'; data: { into: string; stay?: { lines: number[]; owner: string } } }
  /** The lines of another cart came into this one. */
  | { type: 'cart.merged'; data: Merged & Undoing }
  /** What a merge brought left again. */
  | { type: 'merge.undone'; data: { from: string; counts: Count[] } & Undoing }
  /** What had gone into another cart came back; the cart is the owner's. */
  | { type: 'cart.renamed'; data: { name: string } & Undoing }
  /** What lines cost, or whether they can be bought, is not what it was; only those that changed. */
  | { type: 'lines.checked'; data: { lines: CheckedLine[] } }
  /** Nothing changes in it after this. */
  | { type: 'cart.ordered'; data: { orderId: string } }
  | { type: 'cart.shared'; data: { shareToken: string } }
  | { type: 'share.withdrawn'; data: { shareToken: string } }
  /** Said by whoever has the link. */
  | { type: 'line.reviewed'; data: Review }
  | { type: 'lines.returned'; data: { from: string; owner: string; added: Line[]; joined: Joined[] } }

export interface CheckedLine {
  id: number
  /** Today's, of one piece. */
  unitPrice: number
  fault: Fault | null
}

export interface Review {
  /** Of the review. */
  id: number
  itemId: number
  author: string
  verdict: 'approved' | 'changes' | null
  comment: string
}

export interface Merged {
  from: string
  added: Line[]
  joined: Joined[]
  /** What could not be brought along, and why. */
  left: { line: Line; fault: Fault }[]
}

export const streamOf = (token: string): string => `project-${token}`
