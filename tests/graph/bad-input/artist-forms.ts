import { randomUUID } from 'node:crypto'
import { DEMO_PASSWORD } from '#services/auth/users/demo.ts'
import { W8BEN, W9 } from '#tests/services/main/artist-account/filled-forms.ts'
import type { Form } from './form.ts'
import {
  EMAIL,
  GIVEN_OUT,
  KEY,
  NUMBER,
  NUMBERED,
  PASSWORD,
  type Rule,
  type TextName,
  WORDS,
} from './values.ts'

/** What stands for an artist to name. */
export interface ArtistGround {
  /** Of the artist's, in the shop. */
  work: string
  account: string
  textHash: string
  rate: number
  /** The latest version of what the customer has typed of an application, and of the artist's profile. */
  versions(): Promise<{ application: number; profile: number }>
}

const UNKEPT: readonly TextName[] = ['ten thousand characters', 'NUL', 'a lone surrogate']
const OPEN: Rule = { kind: 'text', refused: UNKEPT }
const NAME: Rule = { kind: 'text', refused: ['empty', 'blank', ...UNKEPT] }
const CHOICE: Rule = { kind: 'text', refused: ['blank', 'HTML', 'SQL', 'a path', ...UNKEPT] }
const VERSION: Rule = { kind: 'number', refused: [-1, 1.5, 1e300] }
const BIO = 'I paint the harbor of Camden before breakfast, in gouache and outdoors.'

const details = { fullName: 'Ann Vale', location: 'Camden', bio: BIO, website: '', links: [] }
const { location: _, ...ofProfile } = { ...details, photo: '' }

const application = (name: string, mutation: string, text: Rule): Form<ArtistGround> => ({
  name,
  as: 'customer',
  mutation: `${mutation}(input: ArtistApplicationInput!)`,
  input: async ({ versions }) => ({ version: (await versions()).application, details }),
  fields: {
    version: VERSION,
    'details.fullName': text,
    'details.location': text,
    'details.bio': text,
    'details.website': OPEN,
  },
})

/** A part of a tax form, sent as JSON. */
const taxForm = (
  name: string,
  mutation: string,
  form: object,
  fields: Form['fields'],
): Form<ArtistGround> => ({
  name,
  as: 'artist',
  mutation,
  input: () => ({ form, ...(mutation.startsWith('file') && { idempotencyKey: randomUUID() }) }),
  fields: Object.fromEntries(Object.entries(fields).map(([field, rule]) => [`form.${field}`, rule])),
})

export const BANK = {
  type: 'BANK_ACCOUNT',
  transferMethodCountry: 'US',
  bankAccountPurpose: 'CHECKING',
  branchId: '021000021',
  bankAccountId: '000123456789',
  bankAccountIdAgain: '000123456789',
  firstName: 'Ann',
  lastName: 'Vale',
  payeeEmail: 'ann@example.test',
}
/** A field that is left out as null is another matter: which are needed depends on the country. */
const leftOut = (rule: Rule): Rule => (rule.kind === 'text' ? { ...rule, isOptional: true } : rule)
const ofAccount: Form['fields'] = {
  'fields.transferMethodCountry': leftOut(CHOICE),
  'fields.bankAccountPurpose': leftOut(CHOICE),
  'fields.branchId': leftOut(NUMBER),
  'fields.bankAccountId': leftOut(NUMBER),
  'fields.bankAccountIdAgain': leftOut(NUMBER),
  'fields.payeeEmail': leftOut(EMAIL),
}
const beside = { 'fields.bankAccountId': 'bankAccountIdAgain' }
const changed = (name: string, mutation: string): Form<ArtistGround> => ({
  name,
  as: 'artist',
  mutation: `${mutation}(input: ChangePaymentAccountInput!)`,
  input: ({ account }) => ({
    ...{ token: account, version: 1, password: DEMO_PASSWORD },
    idempotencyKey: randomUUID(),
  }),
  fields: { token: GIVEN_OUT, password: PASSWORD, version: VERSION },
  ids: ['token'],
})

/** The forms of artists and applicants (issue 16), with the rules of the graph and the services. */
export const ARTIST_FORMS: readonly Form<ArtistGround>[] = [
  application('an application as it is typed', 'saveArtistApplication', OPEN),
  application('the details of an application', 'giveArtistDetails', NAME),
  {
    name: 'submit an application',
    as: 'customer',
    mutation: 'submitArtistApplication(input: SubmitArtistApplicationInput!)',
    input: () => ({ version: 0, idempotencyKey: randomUUID() }),
    fields: { version: VERSION, idempotencyKey: KEY },
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
  taxForm('check a W-9', 'checkTaxForm(input: CheckTaxFormInput!)', W9, {
    type: CHOICE,
    name: NAME,
    classification: CHOICE,
    street: NAME,
    city: NAME,
    state: CHOICE,
    zip: GIVEN_OUT,
    tin_type: CHOICE,
    tin: NUMBER,
  }),
  taxForm('check a W-8BEN', 'checkTaxForm(input: CheckTaxFormInput!)', W8BEN, {
    citizenship: CHOICE,
    country: CHOICE,
    postal_code: OPEN,
    tin_type: CHOICE,
    birth_date: GIVEN_OUT,
  }),
  taxForm(
    'file a W-9',
    'fileTaxForm(input: FileTaxFormInput!)',
    { ...W9, signature: W9.name, words_hash: 'none' },
    { signature: NAME, words_hash: OPEN, tin: NUMBER },
  ),
  {
    name: 'check a payment account',
    as: 'artist',
    mutation: 'checkPaymentAccount(input: CheckPaymentAccountInput!)',
    input: () => ({ fields: BANK }),
    fields: { ...ofAccount, 'fields.firstName': leftOut(NAME) },
    beside,
  },
  {
    name: 'add a payment account',
    as: 'artist',
    mutation: 'savePaymentAccount(input: SavePaymentAccountInput!)',
    input: () => ({
      ...{ fields: BANK, default: false, password: DEMO_PASSWORD },
      idempotencyKey: randomUUID(),
    }),
    fields: { ...ofAccount, password: PASSWORD, idempotencyKey: KEY },
    beside,
  },
  changed('choose a payment account', 'choosePaymentAccount'),
  changed('remove a payment account', 'removePaymentAccount'),
  {
    name: 'what an artist says of themselves',
    as: 'artist',
    mutation: 'saveOwnArtistProfile(input: SaveOwnArtistProfileInput!)',
    input: async ({ versions }) => ({ version: (await versions()).profile, details: ofProfile }),
    fields: { version: VERSION, 'details.fullName': NAME, 'details.bio': NAME, 'details.website': OPEN },
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
      ...{ resource: 'own-art', id: work, version: 0, values: { title: 'Quay', caption: '' } },
      idempotencyKey: randomUUID(),
    }),
    fields: { 'values.title': NAME, 'values.caption': OPEN, id: GIVEN_OUT, resource: GIVEN_OUT },
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
