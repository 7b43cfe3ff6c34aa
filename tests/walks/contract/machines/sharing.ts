import { ShareDocument } from '#client/apollo/generated/graphql.ts'
import { createSharingEffects } from '#client/effects/sharing/sharing.ts'
import type { ShareView } from '#services/main/shares/contract.ts'
import { hear } from '../outcome.ts'
import { askPort, local, type Success } from '../port.ts'
import { answerDone } from '../route.ts'
import { makeShare, readShare, withdrawShare } from '../routes/main.ts'
import { type Client, createOffline } from '../shop.ts'

const effects = ({ apollo }: Client, copyText = async (_text: string) => {}) =>
  createSharingEffects({ apollo, copyText, origin: 'https://shop.test' }).actors

const input = { cartToken: 'cart-1' }
const unshared: ShareView = { share_token: null, shared_at: null, reviews: [], cart_version: 1 }
const shared: ShareView = { ...unshared, share_token: 'share-1', shared_at: '2026-01-01T00:00:00Z' }

const read = askPort((client) => effects(client).read, {
  input,
  successes: [
    { when: 'it is not shared', answers: [[readShare, answerDone(unshared)]] },
    { when: 'it is shared', answers: [[readShare, answerDone(shared)]] },
  ] satisfies [Success, Success],
})

const copy = (copyText: (text: string) => Promise<void>) => () => {
  const client = createOffline()
  client.apollo.writeQuery({
    query: ShareDocument,
    variables: input,
    data: {
      __typename: 'Query',
      share: {
        __typename: 'Share',
        shareToken: 'share-1',
        sharedAt: '2026-01-01T00:00:00Z',
        cartVersion: 1,
        reviews: [],
      },
    },
  })
  return hear(effects(client, copyText).copy, input)
}

export const sharing = {
  read,
  refreshUnshared: read,
  refreshShared: read,
  make: askPort((client) => effects(client).make, {
    input,
    successes: [{ when: 'there is a link', answers: [[makeShare, answerDone(shared)]] }],
  }),
  copy: local([
    { when: 'it is copied', hear: copy(async () => {}) },
    {
      when: 'the browser does not let it',
      hear: copy(() => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'))),
    },
  ]),
  withdraw: askPort((client) => effects(client).withdraw, {
    input,
    successes: [{ when: 'there is no link any more', answers: [[withdrawShare, answerDone(unshared)]] }],
  }),
}
