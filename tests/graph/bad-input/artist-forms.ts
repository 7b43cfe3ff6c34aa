import { randomUUID } from 'node:crypto'
import type { ArtistGround } from './artist-ground.ts'
import { ARTIST_MONEY_FORMS } from './artist-money-forms.ts'
import type { Form } from './form.ts'
import {
  CHANGE_VERSION,
  GIVEN_OUT,
  KEY,
  KEYWORDS,
  LINKS,
  NAME,
  NUMBERED,
  OPEN,
  type Rule,
  WORDS,
} from './values.ts'

/** As they are typed, in any form. */
const TYPED_LINKS: Rule = {
  kind: 'list',
  refused: ['ten thousand characters', 'NUL', 'a lone surrogate'],
  most: 3,
}
const BIO = 'I paint the harbor of Camden before breakfast, in gouache and outdoors.'

const details = { fullName: 'Ann Vale', location: 'Camden', bio: BIO, website: '', links: [] }
const { location: _, ...ofProfile } = { ...details, photo: '' }

const application = (name: string, mutation: string, text: Rule, links: Rule): Form<ArtistGround> => ({
  name,
  as: 'customer',
  mutation: `${mutation}(input: ArtistApplicationInput!)`,
  input: async ({ versions }) => ({ version: (await versions()).application, details }),
  fields: {
    version: CHANGE_VERSION,
    'details.links': links,
    'details.fullName': text,
    'details.location': text,
    'details.bio': text,
    'details.website': OPEN,
  },
})

/** The forms of artists and applicants (issue 16), with the rules of the graph and the services. */
export const ARTIST_FORMS: readonly Form<ArtistGround>[] = [
  application('an application as it is typed', 'saveArtistApplication', OPEN, TYPED_LINKS),
  application('the details of an application', 'giveArtistDetails', NAME, LINKS),
  {
    name: 'submit an application',
    as: 'customer',
    mutation: 'submitArtistApplication(input: SubmitArtistApplicationInput!)',
    input: () => ({ version: 0, idempotencyKey: randomUUID() }),
    fields: { version: CHANGE_VERSION, idempotencyKey: KEY },
  },
  {
    name: 'accept the agreement',
    as: 'artist',
    mutation: 'acceptAgreement(input: AcceptAgreementInput!)',
    input: ({ textHash, rate }) => ({
      ...{ textHash, rate, name: 'Isaura Quintero-Bex', agreed: true },
      idempotencyKey: randomUUID(),
    }),
    fields: { textHash: GIVEN_OUT, name: NAME, rate: { kind: 'number', refused: [-1, 1.5, 10_001, 1e300] } },
  },
  ...ARTIST_MONEY_FORMS,
  {
    name: 'what an artist says of themselves',
    as: 'artist',
    mutation: 'saveOwnArtistProfile(input: SaveOwnArtistProfileInput!)',
    input: async ({ versions }) => ({ version: (await versions()).profile, details: ofProfile }),
    fields: {
      version: CHANGE_VERSION,
      'details.fullName': NAME,
      'details.bio': NAME,
      'details.website': OPEN,
      'details.links': LINKS,
    },
  },
  {
    name: 'a photo of an artist',
    as: 'artist',
    mutation: 'sendArtistPhoto(input: SendArtistPhotoInput!)',
    input: () => ({ picture: 'bm90aGluZw==' }),
    fields: { picture: GIVEN_OUT },
    beside: { picture: 'photo' },
  },
  {
    name: 'a picture of a message',
    as: 'artist',
    mutation: 'sendArtistMessagePicture(input: SendArtistMessagePictureInput!)',
    input: () => ({ thread: '00000000-0000-4000-8000-000000000003', picture: 'bm90aGluZw==' }),
    fields: { picture: GIVEN_OUT, thread: GIVEN_OUT },
    ids: ['thread'],
  },
  {
    name: 'write to staff',
    as: 'artist',
    mutation: 'sendArtistMessage(input: SendArtistMessageInput!)',
    input: () => ({
      ...{ thread: '00000000-0000-4000-8000-000000000003', text: 'When am I paid?' },
      idempotencyKey: randomUUID(),
    }),
    fields: { text: WORDS, thread: GIVEN_OUT },
    ids: ['thread'],
  },
  {
    name: 'read what staff wrote',
    as: 'artist',
    mutation: 'readArtistThread(input: ReadArtistThreadInput!)',
    input: () => ({ thread: '00000000-0000-4000-8000-000000000003', upTo: '1' }),
    fields: { thread: GIVEN_OUT, upTo: NUMBERED },
    ids: ['thread', 'upTo'],
  },
  {
    name: 'the texts of a work',
    as: 'artist',
    mutation: 'saveRecord(input: SaveRecordInput!)',
    input: ({ work }) => ({
      ...{ resource: 'own-art', id: work, version: 0, values: { title: 'Quay', caption: '', keywords: [] } },
      idempotencyKey: randomUUID(),
    }),
    fields: {
      'values.title': NAME,
      'values.caption': OPEN,
      'values.keywords': KEYWORDS,
      id: GIVEN_OUT,
      resource: GIVEN_OUT,
    },
    ids: ['id', 'resource'],
    beside: { resource: 'id' },
  },
  {
    name: 'withdraw a work',
    as: 'artist',
    mutation: 'withdrawWork(input: WithdrawWorkInput!)',
    input: ({ work }) => ({ id: work, withdrawn: false, idempotencyKey: randomUUID() }),
    fields: { id: GIVEN_OUT },
    ids: ['id'],
  },
  {
    name: 'make a work of a file',
    as: 'artist',
    mutation: 'createUpload(input: CreateUploadInput!)',
    input: () => ({ file: 'none', title: 'Quay' }),
    fields: { file: GIVEN_OUT },
  },
  {
    name: 'a paper of one’s own',
    as: 'artist',
    mutation: 'openMoneyFile(input: OpenMoneyFileInput!)',
    input: () => ({ of: 'statement-pdf', id: '1-1' }),
    fields: { of: GIVEN_OUT, id: GIVEN_OUT },
    ids: ['of', 'id'],
  },
]
