import { randomUUID } from 'node:crypto'
import { everybody } from '../cases.ts'
import type { Ground } from '../ground.ts'
import { change, type GraphCase, mine, staff } from './case.ts'

const key = () => ({ idempotencyKey: randomUUID() })

const collectionOf = async (ground: Ground) => ({ id: `${await ground.collection()}` })

const REASON = 'The bank asks for it.'
const NO_FORM = `txf-${randomUUID()}`

const EMAIL = { audience: { ids: ['1'] }, subject: 'Summer sale', text: 'In July.' }

/** Who may read and write records: the services decide by resource. */
export const RESOURCE_CASES: readonly GraphCase[] = [
  { document: 'query { resource(name: "collections") { name } }', answers: everybody('ok') },
  { document: 'query { records(resource: "collections") { count } }', answers: everybody('ok') },
  {
    document: 'query { records(resource: "artist-profile") { count } }',
    about: 'artist profiles',
    answers: mine,
  },
  {
    document: 'query Q($id: ID!) { record(resource: "collections", id: $id) { id } }',
    variables: collectionOf,
    answers: everybody('ok'),
  },
  {
    document: 'query Q($id: ID!) { recordHistory(resource: "collections", id: $id) { count } }',
    variables: collectionOf,
    answers: staff,
  },
  {
    document: 'query { recordStrays(resource: "collections", ids: ["1"]) { recordId } }',
    answers: staff,
  },
  {
    document: 'query { recordLookup(resource: "collections", search: "quay") { value } }',
    answers: everybody('ok'),
  },
  change(
    'saveRecord',
    'SaveRecordInput',
    () => ({ ...key(), resource: 'collections', values: { name: 'Quays' } }),
    staff,
  ),
  change(
    'saveRecord',
    'SaveRecordInput',
    async (ground) => ({
      ...key(),
      ...(await collectionOf(ground)),
      resource: 'collections',
      version: 1,
      values: { name: 'Docks' },
    }),
    staff,
    'an edit',
  ),
  change(
    'revertRecord',
    'RevertRecordInput',
    async (ground) => ({
      ...key(),
      ...(await collectionOf(ground)),
      resource: 'collections',
      version: 7,
    }),
    // There is no such edit.
    ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'],
  ),
  change(
    'decideApplication',
    'DecideApplicationInput',
    () => ({ ...key(), id: '1', decision: 'APPROVE', version: 0 }),
    staff,
    'that was decided before',
  ),
  {
    document:
      'query Q($email: ArtistEmailInput!) { artistEmailPreview(email: $email) { userErrors { code } } }',
    variables: () => ({ email: EMAIL }),
    answers: staff,
  },
  change(
    'sendArtistEmail',
    'SendArtistEmailInput',
    () => ({ ...key(), email: EMAIL, digest: 'none' }),
    staff,
    'to others than the preview said',
  ),
  {
    document: 'query Q($id: ID!) { recordNotes(resource: "collections", id: $id) { next } }',
    variables: collectionOf,
    answers: staff,
  },
  { document: 'query { noteMentions { id } }', answers: staff },
  change(
    'addNote',
    'AddNoteInput',
    async (ground) => ({
      ...key(),
      ...(await collectionOf(ground)),
      resource: 'collections',
      text: 'Call back.',
    }),
    staff,
  ),
  change(
    'deleteNote',
    'DeleteNoteInput',
    async (ground) => ({
      ...key(),
      ...(await collectionOf(ground)),
      resource: 'collections',
      note: '7000000',
    }),
    // There is no such note.
    ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'],
  ),
  {
    document: 'mutation { readMention(note: "7000000") { userErrors { code } } }',
    about: 'that names nobody',
    answers: ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'],
  },
  {
    document: 'query { records(resource: "artist-identity") { count } }',
    about: 'identities',
    answers: staff,
  },
  change(
    'changePayeeStatus',
    'ChangePayeeStatusInput',
    async (ground) => ({
      ...key(),
      resource: 'artist-identity',
      id: await ground.identity(),
      transition: 'ACTIVATED',
      notes: '',
    }),
    staff,
  ),
  change(
    'showNumber',
    'ShowNumberInput',
    async (ground) => ({
      resource: 'tax-form',
      id: NO_FORM,
      reason: REASON,
      password: ground.staffPassword,
    }),
    ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'],
  ),
  change('receiveTaxForm', 'ReceiveTaxFormInput', () => ({ ...key(), id: NO_FORM, signedOn: '2026-11-02' }), [
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'FORBIDDEN',
    'FORBIDDEN',
    'NOT_FOUND',
  ]),
  change(
    'recordBNotice',
    'RecordBNoticeInput',
    () => ({ ...key(), id: NO_FORM, bNotice: true, notes: 'CP2100A names them.' }),
    ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'],
  ),
]
