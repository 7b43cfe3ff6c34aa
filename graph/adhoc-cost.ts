import type { ApolloServerPlugin } from '@apollo/server'
import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  GraphQLError,
  type GraphQLField,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  getNullableType,
  getVariableValues,
  isCompositeType,
  isListType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

/**
 * The most objects in an answer: a page of 100 pictures, with all that a tile shows of each, has some
 * hundreds.
 */
const MOST_OBJECTS = 5_000

/**
 * Refuses an operation that asks for too many objects, counting nested lists by their requested sizes. Also
 * refuses a mutation that is asked for more than once: one request could try fifteen passwords.
 */
export const adhocCosts: ApolloServerPlugin = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, document, operation, request }) => {
      if (!operation) return
      const fragments = document.definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION)
      const { coerced } = getVariableValues(
        schema,
        operation.variableDefinitions ?? [],
        request.variables ?? {},
      )
      // Whoever runs the operation says what is wrong with its variables.
      if (!coerced) return
      const asked = { schema, fragments, variables: coerced }
      refuseRepeatedMutations(operation, asked)
      const root = schema.getRootType(operation.operation)
      const objects = root ? objectsIn(operation.selectionSet, { type: root, size: 1 }, asked) : 0
      if (objects > MOST_OBJECTS)
        throw makeRefusal(`Cost limit of ${MOST_OBJECTS} objects exceeded, found ${objects}.`)
    },
  }),
}

interface Asked {
  schema: GraphQLSchema
  fragments: readonly FragmentDefinitionNode[]
  variables: Record<string, unknown>
}

interface Parent {
  type: GraphQLCompositeType
  /** The size of a page's lists, from the arguments of the field that gives the page. */
  size: number
}

function objectsIn(selections: SelectionSetNode, parent: Parent, asked: Asked): number {
  let objects = 0
  for (const { field, type } of fieldsIn(selections, parent.type, asked.fragments)) {
    const definition = 'getFields' in type ? type.getFields()[field.name.value] : undefined
    const given = definition && getNamedType(definition.type)
    if (!definition || !isCompositeType(given) || !field.selectionSet) continue
    const size = sizeOf(definition, field, asked.variables)
    const isList = isListType(getNullableType(definition.type))
    const below = { type: given, size: isList ? 1 : (size ?? 1) }
    objects += (isList ? (size ?? parent.size) : 1) * (1 + objectsIn(field.selectionSet, below, asked))
  }
  return objects
}

/** Reads the requested size of a field; null where it takes none. */
function sizeOf(
  definition: GraphQLField<unknown, unknown>,
  field: FieldNode,
  variables: Record<string, unknown>,
): number | null {
  const { limit, pageSize, input } = getArgumentValues(definition, field, variables)
  const within = typeof input === 'object' && input !== null && 'limit' in input ? input.limit : undefined
  const size = limit ?? pageSize ?? within
  return typeof size === 'number' ? Math.max(1, size) : null
}

function refuseRepeatedMutations({ operation, selectionSet }: OperationDefinitionNode, asked: Asked): void {
  const root = asked.schema.getMutationType()
  if (operation !== 'mutation' || !root) return
  const names = fieldsIn(selectionSet, root, asked.fragments).map(({ field }) => field.name.value)
  const repeated = names.find((name, at) => names.indexOf(name) !== at)
  if (repeated) throw makeRefusal(`${repeated} may be asked for once in a request.`)
}

/**
 * Lists fields, those of fragments included; validation has made sure that every fragment exists and none
 * contains itself.
 */
function fieldsIn(
  { selections }: SelectionSetNode,
  type: GraphQLCompositeType,
  fragments: readonly FragmentDefinitionNode[],
): { field: FieldNode; type: GraphQLCompositeType }[] {
  return selections.flatMap((each) => {
    if (each.kind === Kind.FIELD) return [{ field: each, type }]
    const fragment =
      each.kind === Kind.INLINE_FRAGMENT ? each : fragments.find(({ name }) => name.value === each.name.value)
    return fragment ? fieldsIn(fragment.selectionSet, type, fragments) : []
  })
}

const makeRefusal = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'GRAPHQL_VALIDATION_FAILED', http: { status: 400 } } })
