import { expect } from '@playwright/test'
import type { AnyEventObject, InputFrom } from 'xstate'
import type {
  CreateUploadMutation,
  FindKnownPicturesMutationVariables,
  UploadFilesByIdQueryVariables,
} from '#client/apollo/generated/graphql.ts'
import type { uploadMachine } from '#machines/upload/machine.ts'
import type { uploadPorts } from '#machines/upload/ports.ts'
import type { FileNews } from '#machines/upload-file/events.ts'
import type { FileView, KnownFile } from '#machines/upload-file/picture.ts'
import { STAFF } from '#tests/support/shop/place-order.ts'
import { signIn } from '../../../../journeys/steps.ts'
import { catalogueOutage, expired } from '../../../fixtures/shared.ts'
import { upload as walk } from '../../../fixtures/upload.ts'
import { browserWalkOf } from '../../browser-walk.ts'
import { accountMenu, signInLink, submitSignIn } from '../../people.ts'
import { asPlanned } from '../../sent.ts'
import { chooseFiles, dunes, empty, views } from '../../uploads/chosen-files.ts'
import { showPicture } from '../../uploads/file-ports.ts'
import { looksHeld, looksLike, unseen } from '../../uploads/queue-looks.ts'
import { mayHappen } from '../../uploads/queue-offers.ts'
import { found, full, heldBack, lapsed, moved, newsAfter, OWNER, out } from '../../uploads/queue-plan.ts'
import { listed, seen, told } from '../../uploads/shop-files.ts'
import {
  button,
  comeBack,
  dialog,
  discard,
  goOffline,
  goOnline,
  heldIn,
  offlineNotice,
  openCommon,
  openUploadPage,
  replaceNamed,
  sayContent,
} from '../../uploads/upload-page.ts'
import type { Visit } from '../../visit.ts'

/** What files ask, which is another machine's business. */
const BY_FILES = ['CreateUpload', 'ReplacePicture']

/** Sends the file, or saves it, as far as this. */
const move = async (visit: Visit, { to, remote }: Extract<FileNews, { type: 'file.moved' }>) => {
  const { sending, hashing } = heldIn(visit)
  if (to === 'unknown') return hashing.read()
  if (to === 'sending') return sending.begin(`${remote}`)
  if (to === 'checking') return sending.takeAll()
  const made: CreateUploadMutation = {
    __typename: 'Mutation',
    createUpload: {
      __typename: 'CreateUploadPayload',
      upload: { __typename: 'Upload', id: '5', image: '40' },
      isLeftOut: false,
      userErrors: [],
    },
  }
  await (await visit.graph.next('CreateUpload')).answer(made)
}

/** Refuses what the file asks so that all are held. */
const holdBack = async (visit: Visit, { failure }: Extract<FileNews, { type: 'file.held' }>) => {
  const { graph } = visit
  if (failure.kind === 'full') return heldIn(visit).sending.refuse(507)
  if (failure.kind === 'unavailable') return (await graph.next('CreateUpload')).refuse(catalogueOutage)
  graph.hold('RenewAccess')
  await heldIn(visit).sending.refuse(401)
  await (await graph.next('RenewAccess')).refuse(expired)
  graph.release('RenewAccess')
}

const signInAs = async (visit: Visit, account: string) => {
  await signInLink(visit).click()
  if (account === OWNER) await signIn(visit.page, STAFF.email, STAFF.password)
  else await submitSignIn(visit)
  await expect(accountMenu(visit)).toBeVisible()
}

/** The same of the file that the page has: it gave it another id as it was chosen. */
const ofFile = <Event extends { id: string }>(
  event: Event,
  { earlier }: { earlier: readonly AnyEventObject[] },
): Event => {
  const isOfDunes = ({ type, files }: AnyEventObject) =>
    type === 'files.chosen' && files[0].name === dunes.name
  return event.id === dunes.id ? { ...event, id: earlier.findLast(isOfDunes)?.files[0].id } : event
}

/** As it began to wait for this, it waited for something shorter too, which is over. */
const asTime: Record<string, (visit: Visit) => Promise<void>> = {
  'xstate.after.beforeRetry.upload.turns.held.passing': (visit) => visit.wait(15_000 - 100),
}

// Spec 2.102
export const upload = browserWalkOf<typeof uploadMachine>(walk)({
  openings: [
    {
      input: { owner: OWNER },
      taken: [{ type: 'uploads.shown' }],
      open: async (visit) => {
        await showPicture(visit)
        await openUploadPage(visit, ...BY_FILES)
      },
    },
  ],
  walk: {
    events: [
      { type: 'dialog.opened' },
      { type: 'files.chosen', files: [empty] },
      { type: 'files.chosen', files: [dunes] },
      { type: 'choice.dropped', id: dunes.id },
      { type: 'dialog.closed' },
      { type: 'faults.dismissed' },
      { type: 'content.said', content: { kind: 'publisher', name: 'BJOR' } },
      moved('unknown', null),
      moved('sending', '7'),
      moved('checking', '7'),
      moved('saved', found.id, found.id),
      { type: 'common.typed', name: 'price', typed: '2' },
      { type: 'common.cleared', name: 'price' },
      { type: 'common.applied', name: 'title', typed: 'Sand' },
      { type: 'small.allConfirmed' },
      { type: 'uploads.shown' },
      { type: 'uploads.saved' },
      { type: 'named.replaced' },
      { type: 'line.lost' },
      { type: 'line.back' },
      heldBack('ordered', out, found.id),
      heldBack('queued', full),
      { type: 'uploads.resumed' },
      { type: 'file.gone', id: dunes.id },
      { type: 'saved.cleared' },
      heldBack('queued', lapsed),
      { type: 'signedIn', account: OWNER },
      { type: 'signedIn', account: 'u-bo' },
      { type: 'signedOut' },
    ],
    answers: {
      listFiles: [{ views: [] }, { views: [found] }],
      findKnown: [{ known: [{ file: null, images: [] }] }],
      lookAt: [{ views: [views.ready] }, { views: [views.named] }],
    },
    // A token that has run out is renewed here, and the same is asked again.
    refusals: { listFiles: [catalogueOutage], findKnown: [catalogueOutage], lookAt: [catalogueOutage] },
  },
  hears: ['uploads.shown', 'file.moved', 'file.held', 'file.gone', 'signedIn', 'signedOut'],
  performs: {
    ...asTime,
    'uploads.shown': comeBack,
    'dialog.opened': (visit) => button(visit, 'Add new').click(),
    'dialog.closed': (visit) => dialog(visit).getByRole('button', { name: 'Cancel' }).click(),
    'files.chosen': (visit, { files }) => chooseFiles(visit, ...files),
    'choice.dropped': (visit) => button(visit, `Remove ${dunes.name}`).click(),
    'content.said': (visit, { content }) => sayContent(visit, content.kind === 'own' ? '' : content.name),
    'faults.dismissed': (visit) => button(visit, 'Dismiss').click(),
    'common.typed': async (visit, { typed }) => {
      await (await openCommon(visit)).getByLabel('Price').selectOption(`${typed}`)
    },
    'common.cleared': (visit) => button(visit, 'Clear price for all').click(),
    'common.applied': async (visit, { typed }) => {
      await (await openCommon(visit)).getByLabel('Title', { exact: true }).fill(`${typed}`)
      await button(visit, 'Apply to all: title').click()
    },
    'small.allConfirmed': async (visit) => {
      await (await openCommon(visit)).getByRole('button', { name: /^Also sell pictures that print/ }).click()
    },
    'uploads.saved': (visit) => button(visit, 'Save 1 picture').click(),
    'named.replaced': replaceNamed,
    'uploads.resumed': (visit) => button(visit, 'Try now').click(),
    'saved.cleared': (visit) => button(visit, 'Clear saved').click(),
    'line.lost': goOffline,
    'line.back': goOnline,
    'file.moved': move,
    'file.held': holdBack,
    'file.gone': (visit) => discard(visit, dunes.name),
    signedIn: (visit, { account }) => signInAs(visit, account),
    signedOut: async (visit) => {
      await visit.revisit('/accounts/logout')
      await expect(signInLink(visit)).toBeVisible()
    },
  },
  sends: {
    'files.chosen': (event, { sent }) => ({
      ...event,
      files: event.files.map((file, index) => ({ ...file, id: sent.files[index]?.id ?? '' })),
    }),
    'choice.dropped': ofFile,
    'content.said': asPlanned,
    'common.typed': asPlanned,
    'common.cleared': asPlanned,
    'common.applied': asPlanned,
    'file.moved': ofFile,
    'file.held': ofFile,
    'file.gone': ofFile,
    signedIn: (event, { visit, sent }) => ({
      ...event,
      account:
        event.account === OWNER ? visit.recording.latest('upload')?.snapshot().context.owner : sent.account,
    }),
  },
  may: mayHappen,
  isLast: ({ event: { type, account } }) =>
    type === 'signedOut' || (type === 'signedIn' && account !== OWNER),
  consequences: (step) => [
    ...newsAfter(step),
    // Whoever is signed in again comes back to the page.
    ...(step.event.type === 'signedIn' && step.event.account === OWNER ? [{ type: 'uploads.shown' }] : []),
  ],
  ports: {
    listFiles: {
      operation: 'UploadFiles',
      asks: () => ({}),
      answer: (output) => listed((output as { views: readonly FileView[] }).views),
    },
    findKnown: {
      operation: 'FindKnownPictures',
      asks: ({ files }: InputFrom<typeof uploadPorts.findKnown>): FindKnownPicturesMutationVariables => ({
        input: { files: [...files] },
      }),
      answer: (output) => told((output as { known: readonly KnownFile[] }).known),
    },
    lookAt: {
      operation: 'UploadFilesById',
      asks: ({ remotes }: InputFrom<typeof uploadPorts.lookAt>): UploadFilesByIdQueryVariables => ({
        ids: [...remotes],
      }),
      answer: (output) => seen((output as { views: readonly FileView[] }).views),
    },
  },
  looks: {
    'dialog.closed': async (visit, snapshot) => {
      await expect(dialog(visit)).toHaveCount(0)
      await looksLike(visit, snapshot)
    },
    'dialog.open': async (visit, { context: { chosen, faults } }) => {
      await expect(dialog(visit)).toBeVisible()
      await expect(button(visit, `Remove ${dunes.name}`)).toHaveCount(chosen.length)
      await expect(dialog(visit).getByRole('alert')).toHaveCount(faults.length)
    },
    'turns.going': (visit) =>
      expect(visit.page.getByRole('alert').filter({ hasText: 'Paused' })).toHaveCount(0),
    'turns.offline': (visit) => expect(offlineNotice(visit)).toBeVisible(),
    'turns.held.passing': looksHeld,
    'turns.held.lasting': looksHeld,
    'list.resting': unseen,
    'list.reading': unseen,
    'asking.idle': unseen,
    'asking.gathering': unseen,
    'asking.asking': unseen,
    'looking.idle': unseen,
    'looking.looking': unseen,
    'looking.waiting': unseen,
  },
})
