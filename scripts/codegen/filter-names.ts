import type { GraphQLSchema } from 'graphql'
import { readSections } from './filter-sections.ts'

/**
 * A plugin of codegen, for the client: by section, the name in the schema of each option as an address
 * writes it.
 */
export const plugin = (schema: GraphQLSchema): string => {
  const closed = readSections(schema).flatMap(({ section, options }) => {
    const names = options?.filter(({ name, written }) => name !== written) ?? []
    return names.length > 0
      ? [[section, Object.fromEntries(names.map((one) => [one.written, one.name]))]]
      : []
  })
  const record = JSON.stringify(Object.fromEntries(closed), null, 2)
  return `export const FILTER_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = ${record}\n`
}
