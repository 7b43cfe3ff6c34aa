/** The words that an address narrows a list down by. */
export const readSearchWords = (address: URLSearchParams): string =>
  (address.get('search') ?? '').trim().slice(0, 200)

/** The query of a list that is narrowed down by words, from its first part on. */
export const writeSearchWords = (words: string): string =>
  words && `?${new URLSearchParams({ search: words })}`
