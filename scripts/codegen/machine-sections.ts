import type { GraphQLSchema } from 'graphql'
import { readSections } from './filter-sections.ts'

/** Biome's. */
const WIDTH = 110

const HEADER = `/**
 * The sections of the filter panel and what may be chosen in each, as written in the address; null where the
 * server has the list, of artists by name and of collections by number. Written by codegen from
 * graph/schema/search/schema.graphql.
 */
`

/**
 * A plugin of codegen, for the machines: what an address may choose, as Biome formats it, since it is
 * committed.
 */
export const plugin = (schema: GraphQLSchema): string => {
  const lines = readSections(schema).map(({ section, options }) =>
    options
      ? listOf(
          section,
          options.map(({ written }) => `'${written}'`),
        )
      : `  ${section}: null,`,
  )
  return [`${HEADER}export const SECTIONS = {`, ...lines, '} as const', ''].join('\n')
}

const listOf = (section: string, values: string[]): string => {
  const line = `  ${section}: [${values.join(', ')}],`
  if (line.length <= WIDTH) return line
  return [`  ${section}: [`, ...values.map((value) => `    ${value},`), '  ],'].join('\n')
}
