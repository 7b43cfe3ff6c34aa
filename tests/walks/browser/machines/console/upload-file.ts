import { expect } from '@playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import type { UploadFileContext } from '#machines/upload-file/context.ts'
import type { uploadFileMachine } from '#machines/upload-file/machine.ts'
import { selectNamed } from '#machines/upload-file/selectors.ts'
import { catalogueOutage, imageGone, invalid, notFoundAt } from '../../../fixtures/shared.ts'
import { uploadFile as walk } from '../../../fixtures/upload-file.ts'
import { nearFile, nearImage, sameImage } from '../../../fixtures/uploads.ts'
import { browserWalkOf } from '../../browser-walk.ts'
import { asPlanned } from '../../sent.ts'
import {
  bringBack,
  chooseFiles,
  DUNES_SHA256,
  dunes,
  sea,
  takeAway,
  views,
} from '../../uploads/chosen-files.ts'
import {
  choose,
  chosen,
  findAgain,
  goOn,
  isOver,
  loseBytes,
  resume,
  sayOfAll,
  settle,
  tellKnown,
  tellSeen,
  typeTitle,
} from '../../uploads/file-acts.ts'
import { mayHappen } from '../../uploads/file-offers.ts'
import { ports, showPicture } from '../../uploads/file-ports.ts'
import { listed } from '../../uploads/shop-files.ts'
import {
  button,
  discard,
  goOffline,
  heldIn,
  openUploadPage,
  replaceNamed,
  row,
} from '../../uploads/upload-page.ts'
import type { Visit } from '../../visit.ts'

/** What the queue asks, which is another machine's business. */
const BY_QUEUE = ['UploadFiles', 'FindKnownPictures', 'UploadFilesById']

const asBrowser: Record<string, (visit: Visit) => Promise<void>> = {
  'xstate.done.actor.hashFile': (visit) => heldIn(visit).hashing.read(),
  'xstate.error.actor.hashFile': async (visit) => {
    await takeAway()
    await heldIn(visit).hashing.read()
  },
}

const says =
  (words: string) =>
  (visit: Visit, { context: { failure } }: AnyMachineSnapshot) =>
    expect(row(visit)).toContainText(`${words}${failure?.message ?? ''}`)

const SAVED: Record<`${UploadFileContext['late']}`, string> = {
  null: 'Saved',
  edit: 'Already savedIt was saved before your last edits, so they’re not in it.',
  discard: 'Already savedIt was saved before you discarded it.',
}

/** Its turn comes by itself, unless all wait. */
const WAITING_FOR_TURN = ['file.known', 'file.seen', 'duplicate.kept', 'bytes.attached']

// Spec 8.11
export const uploadFile = browserWalkOf<typeof uploadFileMachine>(walk)({
  openings: [
    {
      input: chosen,
      taken: [],
      open: async (visit) => {
        await showPicture(visit)
        await openUploadPage(visit, ...BY_QUEUE)
        await (await visit.graph.next('UploadFiles')).answer(listed([]))
        await choose(visit)
      },
    },
  ],
  again: [
    {
      input: chosen,
      isDue: isOver,
      begin: async (visit) => {
        await settle(visit)
        await choose(visit)
      },
    },
    ...[views.refused, views.sending, views.checking, views.alike].map(findAgain),
  ],
  walk: {
    events: [
      { type: 'turn.given' },
      { type: 'file.created', remote: '7' },
      { type: 'progress.made', offset: 2_000_000, rate: 4_000_000 },
      { type: 'progress.made', offset: 4_000_000, rate: 4_000_000 },
      { type: 'file.sent' },
      { type: 'file.known', known: { file: null, images: [] } },
      { type: 'file.known', known: { file: null, images: [sameImage] } },
      { type: 'file.known', known: { file: { id: '7', state: 'checking', offset: dunes.size }, images: [] } },
      { type: 'duplicate.kept' },
      { type: 'turn.taken' },
      ...([507, 410, 413, 'bytes'] as const).map((end) => ({ type: 'sending.ended' as const, end })),
      { type: 'file.seen', view: views.sending },
      { type: 'file.seen', view: views.alike },
      { type: 'file.seen', view: views.named },
      { type: 'file.seen', view: views.readySmall },
      { type: 'file.seen', view: views.refused },
      { type: 'bytes.attached', bytes: 'f-9' },
      { type: 'detail.typed', name: 'title', typed: 'Sand' },
      { type: 'detail.cleared', name: 'published' },
      { type: 'save.ordered', common: { published: true } },
      { type: 'small.confirmed', isConfirmed: true },
      { type: 'alike.kept', picture: nearImage },
      { type: 'alike.replaced', picture: nearImage },
      { type: 'replacement.ordered' },
      { type: 'file.retried' },
      { type: 'file.discarded' },
    ],
    answers: {
      ...walk.answers,
      hashFile: [{ sha256: DUNES_SHA256 }],
      tellApart: [views.readySmall, { ...views.alike, alike: [nearFile] }],
    },
    refusals: {
      ...walk.refusals,
      // A token that has run out is renewed here, and the same is asked again.
      discardFile: [catalogueOutage],
      tellApart: [notFoundAt('file')],
      replacePicture: [catalogueOutage, imageGone],
      createUpload: [
        catalogueOutage,
        invalid({
          title: 'Ensure this field has no more than 500 characters.',
          price: 'Ensure this value is less than or equal to 4.',
        }),
        invalid({ file: 'This file is gone. Choose it again.' }),
      ],
    },
  },
  hears: [
    'turn.given',
    'turn.taken',
    'file.known',
    'file.seen',
    'save.ordered',
    'replacement.ordered',
    'detail.cleared',
  ],
  performs: {
    ...asBrowser,
    'turn.given': (visit, _, before) => (before.matches('unread') ? discard(visit, sea.name) : goOn(visit)),
    'turn.taken': goOffline,
    'file.known': (visit, { known }) => tellKnown(visit, known),
    'file.seen': (visit, { view }) => tellSeen(visit, view),
    'file.created': (visit, { remote }) => heldIn(visit).sending.begin(remote),
    'progress.made': (visit) => heldIn(visit).sending.takePart(),
    'file.sent': (visit) => heldIn(visit).sending.takeAll(),
    'sending.ended': (visit, { end }) =>
      typeof end === 'number' ? heldIn(visit).sending.refuse(end) : loseBytes(visit),
    'bytes.attached': async (visit) => {
      await bringBack()
      await chooseFiles(visit, dunes)
    },
    'save.ordered': async (visit, { common }) => {
      await sayOfAll(visit, common)
      const save = button(visit, 'Save 1 picture')
      if (await save.isVisible()) await save.click()
      await resume(visit)
    },
    'replacement.ordered': async (visit) => {
      await replaceNamed(visit)
      await resume(visit)
    },
    'detail.typed': (visit, { typed }) => typeTitle(visit, `${typed}`),
    'detail.cleared': async (visit) => {
      await sayOfAll(visit, { published: true })
      await button(visit, 'Apply to all: published').click()
    },
    'small.confirmed': (visit, { isConfirmed }) =>
      row(visit)
        .getByRole('checkbox', { name: /^Sell it even though/ })
        .setChecked(isConfirmed),
    'duplicate.kept': (visit) =>
      row(visit)
        .getByRole('button', { name: /^Keep both/ })
        .click(),
    'alike.kept': (visit, { picture }) =>
      button(visit, `Keep both, ${dunes.name} and ${picture.name}`).click(),
    'alike.replaced': (visit, { picture }) =>
      button(visit, `Replace that picture, ${picture.name}, with ${dunes.name}`).click(),
    'file.retried': (visit) => button(visit, `Try again: ${dunes.name}`).click(),
    'file.discarded': (visit) => discard(visit, dunes.name),
  },
  sends: {
    'file.known': asPlanned,
    'file.seen': asPlanned,
    'file.created': asPlanned,
    'progress.made': asPlanned,
    'sending.ended': asPlanned,
    'save.ordered': asPlanned,
    'detail.typed': asPlanned,
    'detail.cleared': asPlanned,
    'small.confirmed': asPlanned,
    'alike.kept': asPlanned,
    'alike.replaced': asPlanned,
    'bytes.attached': (event, { sent }) => ({ ...event, bytes: sent.bytes }),
  },
  may: mayHappen,
  consequences: ({ event: { type }, snapshot }) =>
    WAITING_FOR_TURN.includes(type) && (snapshot.matches('queued') || snapshot.matches('unread'))
      ? [{ type: 'turn.given' }]
      : [],
  ports,
  looks: {
    unread: says('Waiting'),
    reading: says('Reading…'),
    unknown: says('Waiting'),
    duplicate: async (visit) => {
      await expect(row(visit)).toContainText('You already have this picture')
      await expect(row(visit).getByRole('link', { name: `Open “${sameImage.name}”` })).toBeVisible()
    },
    queued: says('Waiting'),
    sending: async (visit, { context: { file, offset } }) => {
      await expect(row(visit)).toContainText(`Sending${Math.floor((100 * offset) / file.size)}% of 5 MB`)
    },
    checking: says('Checking…'),
    'ready.alike': async (visit, snapshot) => {
      await says('Looks like another picture')(visit, snapshot)
      const { alike } = snapshot.context
      const named = selectNamed(snapshot as Parameters<typeof selectNamed>[0])
      await expect(button(visit, 'Replace 1 picture…')).toHaveCount(named ? 1 : 0)
      await expect(row(visit).getByRole('button', { name: /^Keep both/ })).toHaveCount(alike.length)
    },
    'ready.telling': says('Saving…'),
    'ready.replacing': says('Saving…'),
    'ready.decided': says('Ready'),
    'ready.saving': says('Saving…'),
    'ready.invalid': says('Needs a fix'),
    saved: async (visit, { context: { image, late } }) => {
      await expect(row(visit)).toContainText(SAVED[`${late as UploadFileContext['late']}`])
      const link = row(visit).getByRole('link', { name: 'Open the picture' })
      await expect(link).toHaveAttribute('href', `/images/${image}`)
    },
    refused: (visit, { context: { refusal } }) => expect(row(visit)).toContainText(`Not accepted${refusal}`),
    failed: says('Stopped'),
    lost: says('Choose this file again to continue'),
    'discarding.asking': says('Removing…'),
    'discarding.refused': says('Not removed'),
    'discarding.gone': (visit) => expect(row(visit)).toHaveCount(0),
  },
})
