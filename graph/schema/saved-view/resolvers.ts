import type { KeptView, SavedViewChange, ViewContent } from '#services/main/views/contract.ts'
import { type UserError, userErrorsFrom } from '../../errors.ts'
import type { ChangeViewInput, RecordFilter, Resolvers } from '../../generated/resolvers.ts'
import { wrongKey } from '../idempotency-key.ts'

const byName = (filters: readonly RecordFilter[]): ViewContent['filters'] =>
  Object.fromEntries(filters.map(({ name, value }) => [name, value]))

/** A fault within a list is said of the list. */
const refusalsOf = (error: unknown): UserError[] =>
  userErrorsFrom(error, {}, 'id').map(({ field, ...said }) => ({
    ...said,
    field: field?.split('.')[0] ?? null,
  }))

interface ViewAnswer {
  view: KeptView | null
  userErrors: UserError[]
}

const answer = async (key: string, write: () => Promise<KeptView>): Promise<ViewAnswer> => {
  const userErrors = wrongKey(key)
  if (userErrors.length > 0) return { view: null, userErrors }
  try {
    return { view: await write(), userErrors: [] }
  } catch (error) {
    return { view: null, userErrors: refusalsOf(error) }
  }
}

/** Null counts where the service knows it; elsewhere it stands for what is left out. */
const toChange = ({ version, ordering, columns, ...given }: ChangeViewInput): SavedViewChange => {
  const { name, search, filters, isShared, isDefault } = given
  return {
    version,
    ...(name != null && { name }),
    ...(search != null && { search }),
    ...(ordering !== undefined && { ordering }),
    ...(filters && { filters: byName(filters) }),
    ...(columns !== undefined && { columns }),
    ...(isShared != null && { is_shared: isShared }),
    ...(isDefault != null && { is_default: isDefault }),
  }
}

export const savedViewResolvers: Resolvers = {
  Query: {
    savedViews: async (_, { resource }, { views }) => (await views.list(resource)).results,
  },
  Mutation: {
    createView: (_, { input }, { views }) => {
      const { idempotencyKey, resource, name, search, ordering, filters, columns } = input
      const body = {
        resource,
        name,
        search: search ?? '',
        ordering: ordering ?? null,
        filters: byName(filters ?? []),
        columns: columns ?? null,
        is_shared: input.isShared ?? false,
        is_default: input.isDefault ?? false,
      }
      return answer(idempotencyKey, () => views.create(body, idempotencyKey))
    },
    changeView: (_, { input }, { views }) =>
      answer(input.idempotencyKey, () => views.change(input.id, toChange(input), input.idempotencyKey)),
    deleteView: async (_, { id, idempotencyKey }, { views }) => {
      const userErrors = wrongKey(idempotencyKey)
      if (userErrors.length > 0) return { userErrors }
      try {
        await views.drop(id, idempotencyKey)
        return { userErrors: [] }
      } catch (error) {
        return { userErrors: refusalsOf(error) }
      }
    },
  },
  SavedView: {
    id: ({ id }) => `${id}`,
    filters: ({ filters }) => Object.entries(filters).map(([name, value]) => ({ name, value })),
    isShared: ({ is_shared }) => is_shared,
    isDefault: ({ is_default }) => is_default,
    isOwn: ({ is_own }) => is_own,
  },
}
