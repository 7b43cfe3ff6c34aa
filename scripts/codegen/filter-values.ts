import type { GraphQLSchema } from 'graphql'
import { type Option, readSections } from './filter-sections.ts'

/**
 * A plugin of codegen, for the graph: by section, each option of a closed list as the content service takes
 * it, a number where it is written in digits.
 */
export const plugin = (schema: GraphQLSchema): string => {
  const closed = readSections(schema).flatMap(({ section, options }) => {
    const values = options?.filter(({ name, written }) => name !== written) ?? []
    return values.length > 0 ? [[section, Object.fromEntries(values.map(entryOf))]] : []
  })
  const record = JSON.stringify(Object.fromEntries(closed), null, 2)
  return `export const FILTER_VALUES: Readonly<Record<string, Readonly<Record<string, string | number>>>> = ${record}\n`
}

const entryOf = ({ name, written }: Option) => [name, /^\d+$/.test(written) ? Number(written) : written]
