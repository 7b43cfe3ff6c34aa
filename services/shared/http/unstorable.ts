interface Fault {
  path: PropertyKey[]
  message: string
}

/** Finds texts within `value` that PostgreSQL cannot keep, each with its path. */
export function findUnstorable(value: unknown, path: PropertyKey[] = []): Fault[] {
  if (typeof value === 'string') return faultsOf(value).map((message) => ({ path, message }))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => findUnstorable(item, [...path, key]))
}

function faultsOf(text: string): string[] {
  if (text.includes('\0')) return ['Null characters are not allowed.']
  if (!text.isWellFormed()) return ['Surrogate characters are not allowed.']
  return []
}
