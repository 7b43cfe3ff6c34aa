import type {
  Action,
  AskedAction,
  BatchView,
  Outcome,
  BatchState as RestState,
} from '#services/content/batches/contract.ts'
import { namedUserErrorsFrom, nullIfMissing, type UserError } from '../../errors.ts'
import type {
  BatchActionInput,
  BatchActionType,
  BatchOutcome,
  BatchState,
  PlanBatchInput,
  Resolvers,
} from '../../generated/resolvers.ts'
import { wrongKey } from '../idempotency-key.ts'

const STATES: Record<RestState, BatchState> = {
  planned: 'PLANNED',
  running: 'RUNNING',
  stopping: 'STOPPING',
  stopped: 'STOPPED',
  done: 'DONE',
  expired: 'EXPIRED',
}

const TYPES: Record<Action['type'], BatchActionType> = {
  set: 'SET',
  add: 'ADD',
  remove: 'REMOVE',
  collect: 'COLLECT',
  uncollect: 'UNCOLLECT',
  undo: 'UNDO',
  import: 'IMPORT',
}

const OUTCOMES: Record<Outcome, BatchOutcome> = {
  waiting: 'WAITING',
  changed: 'CHANGED',
  same: 'SAME',
  refused: 'REFUSED',
}

interface BatchAnswer {
  batch: BatchView | null
  userErrors: UserError[]
}

/** A fault within a field is said of the field. */
const answer = async (key: string, write: () => Promise<BatchView>): Promise<BatchAnswer> => {
  const userErrors = wrongKey(key)
  if (userErrors.length > 0) return { batch: null, userErrors }
  try {
    return { batch: await write(), userErrors: [] }
  } catch (error) {
    return { batch: null, userErrors: namedUserErrorsFrom(error, 'id') }
  }
}

const toAction = (input: BatchActionInput): AskedAction | null => {
  const { type, value, collection } = input
  const [field, entries] = [input.field ?? '', input.entries ?? []]
  switch (type) {
    case 'SET':
      return { type: 'set', field, value: value ?? null }
    case 'ADD':
      return { type: 'add', field, entries }
    case 'REMOVE':
      return { type: 'remove', field, entries }
    case 'COLLECT':
      return { type: 'collect', collection: Number(collection) }
    case 'UNCOLLECT':
      return { type: 'uncollect', collection: Number(collection) }
    case 'UNDO':
    case 'IMPORT':
      return null
  }
}

const NOT_AN_EDIT: UserError = {
  field: 'action',
  message: 'A batch is undone by undoBatch, and a file is sent by openImport.',
  code: 'INVALID',
}

const matchingOf = (matching: NonNullable<PlanBatchInput['matching']>) => ({
  search: matching.search ?? '',
  filters: Object.fromEntries((matching.filters ?? []).map(({ name, value }) => [name, value])),
})

export const batchResolvers: Resolvers = {
  Query: {
    batch: (_, { id }, { batches }) => batches.one(id).catch(nullIfMissing),
    batches: async (_, { before, limit }, { batches }) => {
      const { results, next } = await batches.list(before ?? null, limit ?? 20)
      return {
        batches: results.map((batch): BatchView => ({ ...batch, reasons: [] })),
        next: next === null ? null : `${next}`,
      }
    },
    batchItems: async (_, { id, outcome, isNew, reason, after, limit }, { batches }) => {
      const { results, next } = await batches.items(id, {
        outcome: outcome?.toLowerCase() ?? null,
        new: isNew ?? null,
        reason: reason ?? null,
        after: after ?? null,
        limit: limit ?? 50,
      })
      return { items: results, next }
    },
  },
  Mutation: {
    planBatch: async (_, { input }, { batches }) => {
      const { idempotencyKey, resource, action: asked, ids, matching } = input
      const action = toAction(asked)
      if (!action) return { batch: null, userErrors: [NOT_AN_EDIT] }
      const chosen = {
        ...(ids && { ids }),
        ...(matching && { matching: matchingOf(matching) }),
      }
      return answer(idempotencyKey, () => batches.plan({ resource, action, ...chosen }, idempotencyKey))
    },
    confirmBatch: (_, { id, idempotencyKey: key }, { batches }) =>
      answer(key, () => batches.command(id, 'confirm', key)),
    stopBatch: (_, { id, idempotencyKey: key }, { batches }) =>
      answer(key, () => batches.command(id, 'stop', key)),
    undoBatch: (_, { id, idempotencyKey: key }, { batches }) =>
      answer(key, () => batches.command(id, 'undo', key)),
  },
  Batch: {
    id: ({ id }) => `${id}`,
    state: ({ state }) => STATES[state],
    plannedAt: ({ planned_at }) => planned_at,
    confirmedAt: ({ confirmed_at }) => confirmed_at,
    endedAt: ({ ended_at }) => ended_at,
    undoneBy: ({ undone_by }) => (undone_by === null ? null : `${undone_by}`),
  },
  BatchAction: {
    type: ({ type }) => TYPES[type],
    field: (action) => ('field' in action ? action.field : null),
    value: (action) => (action.type === 'set' ? action.value : null),
    entries: (action) => ('entries' in action ? action.entries : null),
    batch: (action) => (action.type === 'undo' ? `${action.batch}` : null),
    file: (action) => (action.type === 'import' ? action.file : null),
    collection: (action) => ('collection' in action ? `${action.collection}` : null),
    name: (action) => ('name' in action ? action.name : null),
  },
  BatchStop: { isForRights: ({ because }) => because === 'rights' },
  BatchItem: {
    outcome: ({ outcome }) => OUTCOMES[outcome],
    isNew: ({ is_new }) => is_new,
    changedBy: ({ changed_by }) => changed_by,
    changedAt: ({ changed_at }) => changed_at,
    isEditedSince: ({ edited_since }) => edited_since,
  },
}
