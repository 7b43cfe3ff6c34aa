import type { Values } from '#services/shared/resources/contract.ts'
import { namedUserErrorsFrom, userErrorsFrom } from '../../errors.ts'
import type { Resolvers, ResourceRecord, UserError } from '../../generated/resolvers.ts'
import { wrongKey } from '../idempotency-key.ts'
import { recordOf } from '../resource/shapes.ts'

interface RecordAnswer {
  record: ResourceRecord | null
  userErrors: UserError[]
}

/** Answers the record that a write leaves, or why it was refused. */
const answer = async (
  key: string,
  write: () => Promise<ResourceRecord>,
  refusals: (error: unknown) => UserError[],
): Promise<RecordAnswer> => {
  const userErrors = wrongKey(key)
  if (userErrors.length > 0) return { record: null, userErrors }
  try {
    return { record: await write(), userErrors: [] }
  } catch (error) {
    return { record: null, userErrors: refusals(error) }
  }
}

/** By the fields of the graph. */
const FORM_FIELDS = { signed_on: 'signedOn', treaty_rate: 'treatyRate', b_notice: 'bNotice' }

export const payeeResolvers: Resolvers = {
  Mutation: {
    changePayeeStatus: (_, { input }, { payees }) => {
      const { idempotencyKey, resource, id, transition, notes } = input
      const change = async () => {
        await payees.changeStatus(resource, id, { transition, notes }, idempotencyKey)
        return recordOf(resource, await payees.one(resource, id, null))
      }
      return answer(idempotencyKey, change, (error) => namedUserErrorsFrom(error, 'id'))
    },

    showNumber: async (_, { input: { resource, id, reason, password } }, { payees }) => {
      try {
        const { number } = await payees.showNumber(resource, id, { reason, password })
        return { number, userErrors: [] }
      } catch (error) {
        return { number: null, userErrors: namedUserErrorsFrom(error, 'id') }
      }
    },

    receiveTaxForm: (_, { input: { idempotencyKey, id, signedOn, treatyRate } }, { payees }) => {
      const body = { signed_on: signedOn, treaty_rate: treatyRate ?? null }
      const receive = async () =>
        recordOf('tax-form', { ...(await payees.receiveForm(id, body, idempotencyKey)) } as Values)
      return answer(idempotencyKey, receive, (error) => userErrorsFrom(error, FORM_FIELDS, 'id'))
    },

    recordBNotice: (_, { input: { idempotencyKey, id, bNotice, notes } }, { payees }) => {
      const body = { b_notice: bNotice, notes }
      const record = async () =>
        recordOf('tax-form', { ...(await payees.recordNotice(id, body, idempotencyKey)) } as Values)
      return answer(idempotencyKey, record, (error) => userErrorsFrom(error, FORM_FIELDS, 'id'))
    },
  },
}
