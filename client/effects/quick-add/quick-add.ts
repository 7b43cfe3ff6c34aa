import type { ApolloClient } from '@apollo/client'
import { SizesDocument, WorkspacesDocument } from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import * as say from '#client/effects/messages.ts'
import { ask } from '#client/effects/refusals.ts'
import type { Framing } from '#machines/quick-add/framing.ts'
import type { CustomLimits, quickAddPorts } from '#machines/quick-add/ports.ts'
import { Refusal } from '#machines/refusal.ts'

/**
 * Asks what an image can be made of, and where it can go. The graph's custom size, marked, becomes one
 * without width and height.
 */
export const createQuickAddEffects = ({ apollo }: { apollo: ApolloClient }) =>
  fillPorts<typeof quickAddPorts>({
    loadSizes: async (input) => {
      const { image } = await ask(apollo.query({ query: SizesDocument, variables: { id: input.imageId } }))
      if (!image) throw new Refusal('NOT_FOUND', say.noSuchImage)
      return image.substrates.map(({ substrate, label, sizes, custom, framing }) => ({
        substrate,
        label,
        sizes: sizes.map(({ isCustom, width, height, unitPrice }) =>
          isCustom ? { width: null, height: null, unitPrice } : { width, height, unitPrice },
        ),
        custom: custom && limitsOf(custom),
        framing: framing && framingOf(framing),
      }))
    },
    loadWorkspaces: async (input) => {
      const { workspaces: found } = await ask(
        apollo.query({ query: WorkspacesDocument, variables: input, fetchPolicy: 'network-only' }),
      )
      return {
        count: found.count,
        workspaces: found.workspaces.map(({ id, label, project, cartToken }) => ({
          id,
          label,
          projectId: project.id,
          cartToken,
        })),
      }
    },
  })

const limitsOf = ({ minWidth, minHeight, maxWidth, maxHeight, base, rate, factor }: CustomLimits) => ({
  minWidth,
  minHeight,
  maxWidth,
  maxHeight,
  base,
  rate,
  factor,
})

const framingOf = ({ longest, marks, mouldings, mats, matWidths, prices }: Framing): Framing => ({
  longest,
  marks,
  mouldings: mouldings.map(({ moulding, label, color, face }) => ({ moulding, label, color, face })),
  mats: mats.map(({ mat, label, color }) => ({ mat, label, color })),
  matWidths,
  prices: prices.map(({ moulding, mat, byMark }) => ({ moulding, mat, byMark })),
})
