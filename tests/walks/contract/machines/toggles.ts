import { createMembershipEffects } from '#client/effects/collection-membership/collection-membership.ts'
import { createFavoriteEffects } from '#client/effects/favorite/favorite.ts'
import { createPublishingEffects } from '#client/effects/publishing/publishing.ts'
import { createStaticTagEffects } from '#client/effects/static-tag/static-tag.ts'
import type { ContentItem } from '#services/content/images/contract.ts'
import { image } from '#tests/graph/support/made.ts'
import { collection, page, pictures } from '../made.ts'
import { askPort, joinPorts, type Success } from '../port.ts'
import { type Answer, answerDone, type Route } from '../route.ts'
import {
  addToCollection,
  collectionsOf,
  readImages,
  removeFromCollection,
  setFavorite,
  setPublished,
} from '../routes/content.ts'
import { addStaticTag } from '../routes/main.ts'

const GONE = 'the picture is gone'

/** Reads an image twice: once in the state that the toggle wants, once in the other. */
const reads = (
  on: Partial<ContentItem>,
  off: Partial<ContentItem>,
  more: readonly (readonly [Route, Answer])[] = [],
): [Success, Success, Success, Success] => [
  { when: 'it is on', answers: [[readImages, answerDone(pictures(image('dunes', on)))], ...more] },
  { when: 'it is off', answers: [[readImages, answerDone(pictures(image('dunes', off)))], ...more] },
  { when: GONE, answers: [[readImages, answerDone(pictures())]] },
  {
    when: 'its source cannot be asked',
    answers: [[readImages, answerDone({ ...pictures(), unreached: ['dunes'] })]],
  },
]

const input = { subject: { imageId: 'dunes' } }

export const favorite = {
  change: askPort((client) => createFavoriteEffects(client).actors.change, {
    input: { ...input, on: true },
    successes: [{ when: 'it is done', answers: [[setFavorite, answerDone(image('dunes'))]] }],
  }),
  read: askPort((client) => createFavoriteEffects(client).actors.read, {
    input,
    successes: reads({ user_favorite: true }, { user_favorite: false }),
  }),
}

const published = { subject: { imageId: 'dunes', source: 'GAA' } } as const

export const publishing = {
  change: askPort((client) => createPublishingEffects(client).actors.change, {
    input: { ...published, on: true },
    by: 'staff',
    successes: [{ when: 'it is done', answers: [[setPublished, answerDone(image('dunes'))]] }],
    reasons: { 'it is of the stock source': 'The machine locks what is of a stock source.' },
  }),
  read: askPort((client) => createPublishingEffects(client).actors.read, {
    input: published,
    by: 'staff',
    successes: reads({ published: true }, { published: false }),
  }),
}

const tagged = { subject: { imageId: 'dunes', collection: 'government' } } as const
const tagAnswers = (already: boolean): Success['answers'] => [
  [addStaticTag, answerDone({ id: 'dunes', collection: 'government', already })],
  [readImages, answerDone(pictures(image('dunes', { _static: ['government'] })))],
]

export const staticTag = {
  tag: askPort((client) => createStaticTagEffects(client).actors.tag, {
    input: tagged,
    by: 'staff',
    successes: [
      { when: 'it is tagged', answers: tagAnswers(false) },
      { when: 'somebody else was sooner', answers: tagAnswers(true) },
    ],
  }),
  read: askPort((client) => createStaticTagEffects(client).actors.read, {
    input: tagged,
    by: 'staff',
    successes: reads({ _static: ['government'] }, { _static: [] }),
  }),
}

const member = { subject: { imageId: 'dunes', collectionId: '12' } }
const [inIt, , gone, unreached] = reads({}, {}, [[collectionsOf, answerDone(page(collection))]])

export const collectionMembership = {
  change: joinPorts(
    askPort((client) => createMembershipEffects(client).actors.change, {
      input: { ...member, on: true },
      by: 'staff',
      successes: [{ when: 'it is in', answers: [[addToCollection, answerDone(collection)]] }],
    }),
    askPort((client) => createMembershipEffects(client).actors.change, {
      input: { ...member, on: false },
      by: 'staff',
      successes: [{ when: 'it is out', answers: [[removeFromCollection, answerDone(collection)]] }],
    }),
  ),
  read: askPort((client) => createMembershipEffects(client).actors.read, {
    input: member,
    by: 'staff',
    successes: [
      inIt,
      {
        when: 'it is not in it',
        answers: [
          [readImages, answerDone(pictures(image('dunes')))],
          [collectionsOf, answerDone(page({ ...collection, id: 13 }))],
        ],
      },
      gone,
      unreached,
    ],
  }),
}
