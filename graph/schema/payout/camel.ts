type CamelKey<K> = K extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelKey<Tail>>}` : K

/** A REST answer with its names as the graph writes them. */
export type Camel<T> = T extends readonly (infer Each)[]
  ? Camel<Each>[]
  : T extends object
    ? { [K in keyof T as CamelKey<K & string>]: Camel<T[K]> }
    : T

const camelKey = (key: string): string =>
  key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/**
 * Names the fields of an answer as the graph writes them, those beneath it too; values stay as they are.
 */
export const toCamel = <T>(answer: T): Camel<T> => convert(answer) as Camel<T>

function convert(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(convert)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [camelKey(key), convert(each)]))
}
