import type { ApolloClient } from '@apollo/client'
import {
  ChangePayeeStatusDocument,
  ReceiveTaxFormDocument,
  RecordBNoticeDocument,
} from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { PayeeChange, payeeChangePorts } from '#machines/payee-change/ports.ts'

export const createPayeeChangeEffects = ({ apollo }: { apollo: ApolloClient }) =>
  fillPorts<typeof payeeChangePorts>({
    changePayee: async (change) => refuseUserErrors((await send(apollo, change)).userErrors),
  })

const send = async (
  apollo: ApolloClient,
  { resource, id, command, details, idempotencyKey }: PayeeChange,
) => {
  const { notes, signedOn, treatyRate } = details
  switch (command.kind) {
    case 'status': {
      const input = { idempotencyKey, resource, id, transition: command.transition, notes }
      return (await ask(apollo.mutate({ mutation: ChangePayeeStatusDocument, variables: { input } })))
        .changePayeeStatus
    }
    case 'receive': {
      const rate = treatyRate.trim() === '' ? null : Number(treatyRate)
      const input = { idempotencyKey, id, signedOn, treatyRate: rate }
      return (await ask(apollo.mutate({ mutation: ReceiveTaxFormDocument, variables: { input } })))
        .receiveTaxForm
    }
    case 'notice': {
      const input = { idempotencyKey, id, bNotice: command.isNamed, notes }
      return (await ask(apollo.mutate({ mutation: RecordBNoticeDocument, variables: { input } })))
        .recordBNotice
    }
  }
}
