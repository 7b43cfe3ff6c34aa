import type { ApolloClient } from '@apollo/client'
import {
  type Share_ShareFragment,
  ShareDocument,
  ShareProjectDocument,
  WithdrawShareDocument,
} from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import * as say from '#client/effects/messages.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import { Refusal } from '#machines/refusal.ts'
import type { SharingInput, sharingPorts } from '#machines/sharing/ports.ts'

export interface SharingDeps {
  apollo: ApolloClient
  copyText: (text: string) => Promise<void>
  /** Of this shop, as whoever is given a link will type it. */
  origin: string
}

/** Where a link opens its project. */
export const makeSharedAddress = (origin: string, shareToken: string) => `${origin}/shared/${shareToken}`

export const createSharingEffects = (deps: SharingDeps) =>
  fillPorts<typeof sharingPorts>({
    read: (input) => readShare(deps, input),
    make: (input) => makeLink(deps, input),
    copy: (input) => copyLink(deps, input),
    withdraw: (input) => withdrawLink(deps, input),
  })

const readShare = async ({ apollo }: SharingDeps, { cartToken }: SharingInput) => {
  const { share } = await ask(
    apollo.query({ query: ShareDocument, variables: { cartToken }, fetchPolicy: 'network-only' }),
  )
  if (!share) throw new Refusal('NOT_FOUND', say.notFound)
  return { isShared: share.shareToken !== null }
}

const makeLink = async ({ apollo }: SharingDeps, { cartToken }: SharingInput) => {
  const { shareProject } = await ask(
    apollo.mutate({ mutation: ShareProjectDocument, variables: { cartToken } }),
  )
  refuseUserErrors(shareProject.userErrors)
  writeShare(apollo, cartToken, shareProject.share)
}

const withdrawLink = async ({ apollo }: SharingDeps, { cartToken }: SharingInput) => {
  const { withdrawShare } = await ask(
    apollo.mutate({ mutation: WithdrawShareDocument, variables: { cartToken } }),
  )
  refuseUserErrors(withdrawShare.userErrors)
  writeShare(apollo, cartToken, withdrawShare.share)
}

const copyLink = async ({ apollo, copyText, origin }: SharingDeps, { cartToken }: SharingInput) => {
  const shareToken = apollo.readQuery({ query: ShareDocument, variables: { cartToken } })?.share?.shareToken
  if (!shareToken) throw new Error('There is no link to copy.')
  await copyText(makeSharedAddress(origin, shareToken))
}

const writeShare = (apollo: ApolloClient, cartToken: string, share: Share_ShareFragment | null) =>
  apollo.writeQuery({ query: ShareDocument, variables: { cartToken }, data: { __typename: 'Query', share } })
