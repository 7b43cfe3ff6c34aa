/** One of a long list. */
export interface Choice {
  /** As the address has it. */
  value: string
  label: string
}

/** A list that comes from the server. */
export interface ChoiceList {
  /** Null until it is there. */
  choices: readonly Choice[] | null
  /** More are on their way. */
  isLoading: boolean
  /** Why it cannot be had. */
  failure: string | null
  retry: () => void
}

interface Order {
  /** What comes first of all. */
  first: readonly string[]
  /** How many one finds; null while that is not known. */
  countOf: (value: string) => number | null
}

/**
 * The first ones, then what finds most, then what may find something, then what finds nothing; by name among
 * equals.
 */
export const orderChoices = (choices: readonly Choice[], { first, countOf }: Order): readonly Choice[] => {
  const computeRank = ({ value }: Choice) =>
    first.includes(value) ? Number.POSITIVE_INFINITY : (countOf(value) ?? 0.5)
  const ranks = new Map(choices.map((choice) => [choice, computeRank(choice)]))
  const rankOf = (choice: Choice) => ranks.get(choice) ?? 0
  const byName = new Intl.Collator('en', { numeric: true })
  return choices.toSorted(
    (one, other) => compare(rankOf(other), rankOf(one)) || byName.compare(one.label, other.label),
  )
}

/** Infinity less Infinity is no number. */
const compare = (one: number, other: number) => (one === other ? 0 : one - other)

/** Those whose label holds each of the words, case and accents apart. */
export const findMatching = (choices: readonly Choice[], words: string): readonly Choice[] => {
  const wanted = foldText(words).split(/\s+/)
  return choices.filter(({ label }) => {
    const text = foldText(label)
    return wanted.every((word) => text.includes(word))
  })
}

const foldText = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** Keeps each value once, under its first name. */
export const joinChoices = (...lists: readonly (readonly Choice[])[]): readonly Choice[] => {
  const byValue = new Map<string, Choice>()
  for (const choice of lists.flat()) if (!byValue.has(choice.value)) byValue.set(choice.value, choice)
  return [...byValue.values()]
}

export const toChoice = (value: string): Choice => ({ value, label: value })
