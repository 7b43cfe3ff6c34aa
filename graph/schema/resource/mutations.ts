import type { SavedRecord, Values } from '#services/shared/resources/contract.ts'
import { isStatus, namedUserErrorsFrom } from '../../errors.ts'
import type { MutationResolvers, SaveRecordPayload } from '../../generated/resolvers.ts'
import { wrongKey } from '../idempotency-key.ts'
import { recordOf } from './shapes.ts'
import { sourceOf } from './source-of.ts'

type Saved = Values & Partial<Pick<SavedRecord, '_merged'>>

const answer = async (
  resource: string,
  key: string,
  save: () => Promise<Saved>,
): Promise<SaveRecordPayload> => {
  const userErrors = wrongKey(key)
  if (userErrors.length > 0) return { ...REFUSED, userErrors }
  try {
    const { _merged = [], ...values } = await save()
    return { ...REFUSED, record: recordOf(resource, values), merged: _merged }
  } catch (error) {
    const conflict = isStatus(error, 409) ? error.conflict : null
    const said = namedUserErrorsFrom(error, 'id')
    return conflict
      ? { ...REFUSED, conflict: { version: conflict.version, fields: conflict.conflicts } }
      : { ...REFUSED, userErrors: said }
  }
}

const REFUSED: SaveRecordPayload = { record: null, merged: [], conflict: null, userErrors: [] }

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const saveRecord: MutationResolvers['saveRecord'] = async (_, { input }, context) => {
  const { idempotencyKey, resource, id, version, values } = input
  if (!isValues(values)) return { ...REFUSED, userErrors: [WRONG_VALUES] }
  return answer(resource, idempotencyKey, () =>
    id == null
      ? sourceOf(context, resource).create(resource, values, idempotencyKey)
      : sourceOf(context, resource).edit(
          resource,
          id,
          { ...values, version: version ?? null },
          idempotencyKey,
        ),
  )
}

const WRONG_VALUES = {
  field: 'values',
  message: 'This must be an object of values by field.',
  code: 'INVALID',
}

const revertRecord: MutationResolvers['revertRecord'] = (_, { input }, context) => {
  const { idempotencyKey, resource, id, version, fields, all } = input
  const body = { version, ...(fields && { fields }), ...(all && { all }) }
  return answer(resource, idempotencyKey, () =>
    sourceOf(context, resource).revert(resource, id, body, idempotencyKey),
  )
}

export const resourceMutations = { saveRecord, revertRecord } satisfies MutationResolvers
