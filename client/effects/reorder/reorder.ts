import { ReorderDocument } from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import * as say from '#client/effects/messages.ts'
import type { OrderDeps } from '#client/effects/order-change/order-change.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import { Refusal } from '#machines/refusal.ts'
import type { reorderPorts } from '#machines/reorder/ports.ts'

/** The answer brings the new project's cart into Apollo's cache. */
export const createReorderEffects = ({ apollo, cartToken }: OrderDeps) =>
  fillPorts<typeof reorderPorts>({
    reorder: async (input) => {
      const { reorder } = await ask(
        apollo.mutate({ mutation: ReorderDocument, variables: { input: { ...input, cartToken } } }),
      )
      refuseUserErrors(reorder.userErrors)
      const { cart, left } = reorder
      if (!cart) throw new Refusal('NOT_FOUND', say.noSuchOrder)
      return {
        token: cart.token,
        projectId: cart.project.id,
        isGuest: cart.isGuest,
        left: left.map(({ name, fault }) => ({ name, fault })),
      }
    },
  })
