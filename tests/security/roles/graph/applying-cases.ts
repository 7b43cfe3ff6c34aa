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
    about: 'the artist’s',
    document: 'query { applicationSample(profile: "1") { id } }',
    answers: ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'ok', 'ok'],
  },
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
