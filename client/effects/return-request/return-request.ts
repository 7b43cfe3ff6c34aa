import type { ApolloClient } from '@apollo/client'
import {
  RequestReturnDocument,
  type ReturnReason,
  SendReturnPictureDocument,
} from '#client/apollo/generated/graphql.ts'
import { type ChosenPictures, chosenPictures } from '#client/effects/artist-message/chosen-pictures.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import { demand } from '#machines/demand.ts'
import type { ReturnReason as Reason } from '#machines/lifecycles/return-request.ts'
import type { returnRequestPorts } from '#machines/return-request/ports.ts'

interface ReturnRequestDeps {
  apollo: ApolloClient
  /** Opens a guest's order. */
  cartToken: string | null
}

/** The bodies of the ports of machines/return-request. */
export const createReturnRequestEffects = (deps: ReturnRequestDeps) =>
  fillReturnRequestPorts(deps, chosenPictures.textOf)

/** Fills them; `textOf` answers the pictures that were chosen. */
export const fillReturnRequestPorts = (
  { apollo, cartToken }: ReturnRequestDeps,
  textOf: ChosenPictures['textOf'],
) =>
  fillPorts<typeof returnRequestPorts>({
    requestReturn: async ({ lines, reason, pictures, ...request }) => {
      const input = {
        ...request,
        cartToken,
        lines: lines.map(({ id, quantity }) => ({ id: `${id}`, quantity })),
        reason: REASONS[demand(reason, 'a reason')],
        pictures: [...pictures],
      }
      const { requestReturn } = await ask(
        apollo.mutate({ mutation: RequestReturnDocument, variables: { input } }),
      )
      refuseUserErrors(requestReturn.userErrors)
    },
    sendPicture: async ({ orderId, picture }) => {
      const input = { orderId, cartToken, picture: await textOf(picture.id) }
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
