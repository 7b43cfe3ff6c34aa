import {
  ChangePayeeStatusDocument,
  ReceiveTaxFormDocument,
  RecordBNoticeDocument,
} from '#client/apollo/generated/graphql.ts'
import { ask } from '#client/effects/refusals.ts'
import type { Answer, CommandOf, Sending } from './sending.ts'

export async function changeStatus(
  { apollo, idempotencyKey, typed }: Sending,
  { resource, id, transition }: CommandOf<'status'>,
): Promise<Answer> {
  const input = { idempotencyKey, resource, id, transition, notes: typed('notes') }
  const asked = ask(apollo.mutate({ mutation: ChangePayeeStatusDocument, variables: { input } }))
  return idOf((await asked).changePayeeStatus)
}

export async function receiveForm(
  { apollo, idempotencyKey, typed, typedOrNone }: Sending,
  { id }: CommandOf<'receive-form'>,
): Promise<Answer> {
  const rate = typedOrNone('treatyRate')
  const treatyRate = rate === null ? null : Number(rate)
  const input = { idempotencyKey, id, signedOn: typed('signedOn'), treatyRate }
  const asked = ask(apollo.mutate({ mutation: ReceiveTaxFormDocument, variables: { input } }))
  return idOf((await asked).receiveTaxForm)
}

export async function recordNotice(
  { apollo, idempotencyKey, typed }: Sending,
  { id, isNamed }: CommandOf<'b-notice'>,
): Promise<Answer> {
  const input = { idempotencyKey, id, bNotice: isNamed, notes: typed('notes') }
  const asked = ask(apollo.mutate({ mutation: RecordBNoticeDocument, variables: { input } }))
  return idOf((await asked).recordBNotice)
}

const idOf = ({
  record,
  userErrors,
}: Pick<Answer, 'userErrors'> & { record: { id: string } | null }): Answer => ({
  id: record?.id ?? null,
  userErrors,
})
