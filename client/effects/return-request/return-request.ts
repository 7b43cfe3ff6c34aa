import type { ApolloClient } from '@apollo/client'
import {
  RequestReturnDocument,
  type ReturnReason,
  SendReturnPictureDocument,
} from '#client/apollo/generated/graphql.ts'
import { type ChosenPictures, chosenPictures } from '#client/effects/artist-message/chosen-pictures.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import { orderTokenOf } from '#client/effects/order-access/order-tokens.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import { demand } from '#machines/demand.ts'
import type { ReturnReason as Reason } from '#machines/lifecycles/return-request.ts'
import type { returnRequestPorts } from '#machines/return-request/ports.ts'

/** The bodies of the ports of machines/return-request. */
export const createReturnRequestEffects = ({ apollo }: { apollo: ApolloClient }) =>
  fillReturnRequestPorts(apollo, { textOf: chosenPictures.textOf, tokenOf: orderTokenOf })

interface Kept {
  textOf: ChosenPictures['textOf']
  /** Answers what opens a guest's order; null for whoever has none. */
  tokenOf(orderId: string): string | null
}

/** Fills them from what this browser keeps. */
export const fillReturnRequestPorts = (apollo: ApolloClient, { textOf, tokenOf }: Kept) =>
  fillPorts<typeof returnRequestPorts>({
    requestReturn: async ({ lines, reason, draft, pictures, ...request }) => {
      const input = {
        ...request,
        cartToken: tokenOf(request.orderId),
        lines: lines.map(({ id, quantity }) => ({ id: `${id}`, quantity })),
        reason: REASONS[demand(reason, 'a reason')],
        text: draft,
        pictures: [...pictures],
      }
      const { requestReturn } = await ask(
        apollo.mutate({ mutation: RequestReturnDocument, variables: { input } }),
      )
      refuseUserErrors(requestReturn.userErrors)
    },
    sendPicture: async ({ orderId, picture }) => {
      const input = { orderId, cartToken: tokenOf(orderId), picture: await textOf(picture.id) }
      const { sendReturnPicture } = await ask(
        apollo.mutate({ mutation: SendReturnPictureDocument, variables: { input } }),
      )
      refuseUserErrors(sendReturnPicture.userErrors)
      if (!sendReturnPicture.picture) throw new Error('The graph answered nothing.')
      return { id: sendReturnPicture.picture.id }
    },
  })

const REASONS: Record<Reason, ReturnReason> = {
  damaged: 'DAMAGED',
  wrong: 'WRONG',
  unwanted: 'UNWANTED',
  other: 'OTHER',
}
