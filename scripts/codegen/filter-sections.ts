import {
  type GraphQLEnumType,
  type GraphQLNamedInputType,
  type GraphQLSchema,
  getDirectiveValues,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isScalarType,
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
  return (filters.astNode?.fields ?? []).flatMap(({ name: { value: section } }) => {
    const field = fields[section]
    const options = field ? optionsOf(schema, getNamedType(field.type)) : null
    for (const option of options ?? []) checkName(section, option)
    return [{ section, options }]
  })
}

const optionsOf = (schema: GraphQLSchema, type: GraphQLNamedInputType): Option[] | null => {
  if (isEnumType(type)) return enumOptions(schema, type)
  // It is chosen, or it is not.
  return isScalarType(type) && type.name === 'Boolean' ? [{ name: 'TRUE', written: 'true' }] : null
}

const enumOptions = (schema: GraphQLSchema, { astNode }: GraphQLEnumType): Option[] => {
  const directive = schema.getDirective('written')
  if (!directive) throw new Error('The schema has no directive @written.')
  return (astNode?.values ?? []).map((value) => {
    const name = value.name.value
    return { name, written: String(getDirectiveValues(directive, value)?.as ?? name) }
  })
}

/** The client names an option by this rule (client/effects/search): a list of all names would come with its first page. */
const checkName = (section: string, { name, written }: Option) => {
  const words = /^\d/.test(written) ? `${section} ${written}` : written
  const wanted = words.toUpperCase().replace(/\W/g, '_')
  if (name !== wanted) throw new Error(`${section}: '${written}' is to be named ${wanted}, and not ${name}.`)
}
