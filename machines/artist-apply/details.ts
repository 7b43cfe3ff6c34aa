/** The fields that applicants fill in, as they follow one another. */
export const FIELDS = ['fullName', 'location', 'bio', 'website', 'link1', 'link2', 'link3'] as const

export type Field = (typeof FIELDS)[number]

/** What each holds; empty where nothing is typed. */
export type Details = Readonly<Record<Field, string>>

export const EMPTY: Details = {
  fullName: '',
  location: '',
  bio: '',
  website: '',
  link1: '',
  link2: '',
  link3: '',
}

export const SHORTEST_BIO = 40
export const LONGEST_BIO = 2_000
export const FEWEST_PICTURES = 3
export const MOST_PICTURES = 10

/** A field that two pages have changed, with both texts. */
export interface Dispute {
  field: Field
  mine: string
  theirs: string
}

export const isSame = (one: Details, other: Details): boolean =>
  FIELDS.every((field) => one[field] === other[field])

/** What is typed here, what the shop has by now, and what both began from. */
interface Sides {
  base: Details
  mine: Details
  theirs: Details
  /** What was sent from here without an answer: the shop may have it; null otherwise. */
  sent: Details | null
}

/**
 * Brings the sides together: a field that only one of them has changed is as that one has it; of the others
 * this page's text stays until somebody chooses.
 */
export const merge = ({
  base,
  mine,
  theirs,
  sent,
}: Sides): { values: Details; disputes: readonly Dispute[] } => {
  const isMine = (field: Field) => mine[field] !== base[field]
  const isTheirs = (field: Field) => theirs[field] !== base[field] && theirs[field] !== sent?.[field]
  const values = Object.fromEntries(
    FIELDS.map((field) => [
      field,
      isMine(field) || theirs[field] === sent?.[field] ? mine[field] : theirs[field],
    ]),
  ) as Record<Field, string>
  const disputes = FIELDS.filter(
    (field) => isMine(field) && isTheirs(field) && mine[field] !== theirs[field],
  ).map((field) => ({ field, mine: mine[field], theirs: theirs[field] }))
  return { values, disputes }
}
