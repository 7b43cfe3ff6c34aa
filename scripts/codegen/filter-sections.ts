import {
  type GraphQLEnumType,
  type GraphQLSchema,
  getDirectiveValues,
  getNamedType,
  isEnumType,
  isInputObjectType,
} from 'graphql'

/** An option of a section: its name in the schema, and how it is written elsewhere. */
export interface Option {
  name: string
  written: string
}

/** Options are null where a section has no closed list. */
export interface Section {
  section: string
  options: Option[] | null
}

/** The filter sections that the schema has, in its own order: codegen sorts all but the syntax tree. */
export const readSections = (schema: GraphQLSchema): Section[] => {
  const filters = schema.getType('SearchFilters')
  if (!isInputObjectType(filters)) throw new Error('The schema has no input SearchFilters.')
  const fields = filters.getFields()
  return (filters.astNode?.fields ?? []).map(({ name: { value: section } }) => {
    const type = getNamedType(fields[section]?.type)
    if (isEnumType(type)) {
      const options = enumOptions(schema, type)
      for (const option of options) checkName(section, option)
      return { section, options }
    }
    // It is chosen, or it is not.
    return { section, options: type?.name === 'Boolean' ? [{ name: 'true', written: 'true' }] : null }
  })
}

const enumOptions = (schema: GraphQLSchema, { astNode }: GraphQLEnumType): Option[] => {
  const directive = schema.getDirective('written')
  if (!directive) throw new Error('The schema has no directive @written.')
  return (astNode?.values ?? []).map((value) => {
    const name = value.name.value
    return { name, written: String(getDirectiveValues(directive, value)?.as ?? name) }
  })
}

/**
 * The client names an option by this rule (client/effects/search): a list of all names would come with its
 * first page.
 */
const checkName = (section: string, { name, written }: Option) => {
  const words = /^\d/.test(written) ? `${section} ${written}` : written
  const wanted = words.toUpperCase().replace(/\W/g, '_')
  if (name !== wanted) throw new Error(`${section}: '${written}' is to be named ${wanted}, and not ${name}.`)
}
