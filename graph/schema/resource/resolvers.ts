import type { RecordEdit as RestEdit } from '#services/shared/resources/contract.ts'
import { badInput, nullIfMissing } from '../../errors.ts'
import type { RecordEditType, Resolvers } from '../../generated/resolvers.ts'
import { resourceMutations } from './mutations.ts'
import { readRows } from './pages.ts'
import { labelOf, recordOf, resourceOf } from './shapes.ts'
import { sourceOf as of } from './source-of.ts'

const TYPES: Record<RestEdit['type'], RecordEditType> = {
  'record.kept': 'KEPT',
  'record.created': 'CREATED',
  'record.edited': 'EDITED',
  'record.deleted': 'DELETED',
}

/** The service's own default: its pages do not all say how long they are. */
const LIMIT = 50

/** The most entries of a lookup (spec.md section 9). */
const MOST_ENTRIES = 1_000

/** Records are known by it, and searched for by their words: images alone are found by either. */
const NUMBER = /^\d{1,9}$/

export const resourceResolvers: Resolvers = {
  Query: {
    resource: (_, { name, id }, context) =>
      of(context, name)
        .options(name, id ?? null)
        .then((said) => resourceOf(name, id ?? null, said), nullIfMissing),
    records: async (_, { resource, ...asked }, context) => {
      const { search, filters, ordering, offset, after, before, at } = asked
      if (offset != null && (after ?? before) != null)
        throw badInput('offset', 'Give an offset, or where another page ends.')
      const limit = asked.limit ?? LIMIT
      const body = await of(context, resource).list(resource, {
        search: search ?? '',
        filters: filters ?? [],
        ordering: ordering ?? null,
        limit,
        offset: offset ?? null,
        after: after ?? null,
        before: before ?? null,
        at: at ?? null,
      })
      const { rows, ...page } = readRows(body, { limit, offset: offset ?? 0 })
      return { ...page, records: rows.map((row) => recordOf(resource, row, at ?? null)) }
    },
    recordStrays: async (_, { resource, ids, search, filters }, context) => {
      const named = (filters ?? []).map(({ name, value }) => [name, value])
      const matching = { search: search ?? '', filters: Object.fromEntries(named) }
      const { results } = await of(context, resource).strays(resource, { ids, matching })
      return results.map(({ id, label }) => ({ recordId: id, label }))
    },
    record: (_, { resource, id, at }, context) =>
      of(context, resource)
        .one(resource, id, at ?? null)
        .then((row) => recordOf(resource, row, at ?? null), nullIfMissing),
    recordHistory: async (_, { resource, id, limit, offset }, context) => {
      const window = { limit: limit ?? LIMIT, offset: offset ?? 0 }
      const { count, results } = await of(context, resource).history(resource, id, window)
      return {
        count,
        edits: results.map(({ batch, ...edit }) => ({
          ...edit,
          type: TYPES[edit.type],
          batch: batch == null ? null : `${batch}`,
        })),
      }
    },
    recordLookup: async (_, { resource, search, limit: asked }, context) => {
      const limit = asked ?? MOST_ENTRIES
      const [named, found] = await Promise.all([
        NUMBER.test(search) ? of(context, resource).one(resource, search, null).catch(nullIfMissing) : null,
        of(context, resource).lookUp(resource, search, limit),
      ])
      const { rows } = readRows(found, { limit, offset: 0 })
      const entries = [...(named ? [named] : []), ...rows].map((row) => {
        const { id, values } = recordOf(resource, row)
        return [id, { value: id, label: labelOf(values, id) }] as const
      })
      return [...new Map(entries).values()].slice(0, limit)
    },
  },
  Mutation: resourceMutations,
}
