import { randomUUID } from 'node:crypto'
import type { Answers } from '../cases.ts'
import { change, type GraphCase, mine, type Outcome } from './case.ts'

const INVALID: Answers<Outcome> = ['UNAUTHENTICATED', 'INVALID', 'INVALID', 'INVALID', 'INVALID']
const tooMany = () => ({
  version: 0,
  details: { fullName: 'Iris', location: 'Porto', bio: '', website: '', links: ['', '', '', ''] },
})

/** Everybody has an application of their own, and nobody sees another's pictures but staff. */
export const APPLYING_CASES: readonly GraphCase[] = [
  { document: 'query { artistApplication { version } }', answers: mine },
  {
    about: 'the artist’s, empty for others',
    document: 'query { applicationSample(profile: "1") { id } }',
    answers: ['UNAUTHENTICATED', 'ok', 'ok', 'ok', 'ok'],
  },
  {
    about: 'one’s own',
    document: 'query { ownArtistProfile { version } }',
    answers: ['UNAUTHENTICATED', 'null', 'null', 'ok', 'null'],
  },
  change(
    'saveOwnArtistProfile',
    'SaveOwnArtistProfileInput',
    () => ({ version: 0, details: { photo: '', fullName: '', bio: '', website: '', links: [] } }),
    ['UNAUTHENTICATED', 'NOT_FOUND', 'NOT_FOUND', 'REQUIRED', 'NOT_FOUND'],
    'with nothing in it',
  ),
  change(
    'sendArtistPhoto',
    'SendArtistPhotoInput',
    () => ({ picture: 'bm8gcGljdHVyZQ==' }),
    ['UNAUTHENTICATED', 'NOT_FOUND', 'NOT_FOUND', 'INVALID', 'NOT_FOUND'],
    'with no picture in it',
  ),
  change('saveArtistApplication', 'ArtistApplicationInput', tooMany, INVALID, 'with too many links'),
  change('giveArtistDetails', 'ArtistApplicationInput', tooMany, INVALID, 'with too many links'),
  change(
    'submitArtistApplication',
    'SubmitArtistApplicationInput',
    () => ({ version: 0, idempotencyKey: randomUUID() }),
    ['UNAUTHENTICATED', 'REQUIRED', 'REQUIRED', 'ok', 'REQUIRED'],
    'with nothing given, or decided before',
  ),
  {
    about: 'where nothing was declined',
    document: 'mutation { applyAgain { isClosed userErrors { code } } }',
    answers: mine,
  },
]
