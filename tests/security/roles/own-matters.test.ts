import { expect, test } from 'vitest'
import { artistProfiles } from '#services/content/artist-profiles/resource.ts'
import { artists } from '#services/content/artists/resource.ts'
import { images } from '#services/content/images/resource.ts'
import { artChanges } from '#services/content/own-art/art-changes.ts'
import { uploads } from '#services/content/uploads/records/resource.ts'
import { OWN_MATTERS } from '#services/main/people/own-matters.ts'
import type { RestCase } from './cases.ts'
import { BATCH_CASES } from './rest/batches.ts'
import { CONTENT_CASES } from './rest/content.ts'
import { ORDER_CASES } from './rest/orders.ts'
import { ART_FIGURE_CASES, OWN_ART_CASES } from './rest/own-art.ts'
import { PAYEE_CASES } from './rest/payees.ts'
import { PAYOUT_CASES } from './rest/payouts.ts'
import { PROJECT_CASES } from './rest/projects.ts'
import { ROYALTY_CASES } from './rest/royalties.ts'
import { THREAD_CASES } from './rest/threads.ts'
import { UPLOAD_CASES } from './rest/uploads.ts'
import { VIEW_CASES } from './rest/views.ts'
import { routeNamed } from './routes-of.ts'

/** Writes that others than staff are answered 401 and 403. */
const ofStaff = (cases: readonly RestCase[]): string[] => {
  const staffAlone = cases.filter(
    ({ route, answers: [none, owner, other, artist] }) =>
      !/^(GET|OPTIONS|HEAD) /.test(route) && `${[none, owner, other, artist]}` === '401,403,403,403',
  )
  return [...new Set(staffAlone.map(({ route }) => route))].sort()
}

const beginnings = Object.keys(OWN_MATTERS).map((beginning) => routeNamed(`ANY ${beginning}`).slice(4))
const isGuarded = (route: string): boolean => {
  const path = route.slice(route.indexOf(' ') + 1)
  return beginnings.some((each) => (each.includes(':') ? path.startsWith(each) : path === each))
}

/** Writes of staff in the main service that act on no single artist's money or standing, and why. */
const ABOUT_NO_ARTIST: Readonly<Record<string, string>> = {
  'POST /api/payout-run/': 'Rules fill a run; whoever is paid by it does not send it.',
  'POST /api/payout-run/bank-file/': 'Rows that pay the sender are refused one by one.',
  'POST /api/payout-run/:/file/': 'Reads.',
  'POST /api/payment-due/file/': 'Reads.',
  'POST /api/tax-reporting/:/file/': 'Reads.',
  'POST /api/tax-reporting/:/artists/:/statement/file/': 'Reads.',
  'POST /api/tax-reporting/:/threshold/': 'Of everybody alike.',
  'POST /api/tax-reporting/:/filed/': 'Of everybody alike.',
  'POST /api/v2/designstudio/': 'The content service is asked, which refuses.',
  'POST /api/v2/messages/:/answer/': 'Of a visitor.',
  'POST /api/v2/orders/:/claim/': 'Of whoever ordered: tests/services/main/orders/claiming.test.ts.',
  'POST /api/v2/views/': 'Of a list.',
  'PUT /api/v2/views/:/': 'Of a list.',
  'DELETE /api/v2/views/:/': 'Of a list.',
}

test('each write of staff on an artist’s money is refused to that artist, or says why it need not be', () => {
  const cases = [
    ...[...PROJECT_CASES, ...ORDER_CASES, ...ROYALTY_CASES, ...VIEW_CASES],
    ...[...PAYEE_CASES, ...PAYOUT_CASES, ...ART_FIGURE_CASES, ...THREAD_CASES],
  ]
  expect(ofStaff(cases).filter((route) => !isGuarded(route))).toEqual(Object.keys(ABOUT_NO_ARTIST).sort())
})

/** Types of records that know whose own matter they are: the engine refuses each edit of these. */
const OWN_RECORDS = [images, artists, artistProfiles, uploads, artChanges]

/** Writes of staff in the content service beside those edits: who refuses them, or why nobody need. */
const BESIDE_RECORDS: Readonly<Record<string, string>> = {
  'PATCH /content/edit/:/': 'Refused: tests/services/content/own-art/staff.test.ts.',
  'POST /content/images/:/static/': 'Refused: the same.',
  'POST /api/image/:/picture/': 'Refused: the same.',
  'POST /api/artist-profile/:/decision/':
    'Refused: tests/services/content/artist-profiles/decisions.test.ts.',
  'POST /api/batches/': 'Rows of one’s own are refused one by one.',
  'POST /api/batches/:/confirm/': 'The same.',
  'POST /api/batches/:/undo/': 'The same.',
  'POST /api/batches/:/stop/': 'Changes no record.',
  'POST /api/imports/': 'Becomes a batch.',
  'POST /api/exports/': 'Reads.',
  'POST /api/artist-profile/email/': 'A mail.',
  'POST /api/artist-profile/email/preview/': 'Reads.',
  'POST /api/artist/': 'Nobody is that artist yet.',
  'POST /api/notes/:/read/': 'Of the reader.',
}

test('each write of staff on an artist’s art or standing is refused to that artist, or says why not', () => {
  expect(OWN_RECORDS.filter(({ own }) => own === undefined)).toEqual([])
  const edits = OWN_RECORDS.flatMap(({ name }) => [`PUT /api/${name}/:/`, `POST /api/${name}/:/revert/`])
  const writes = ofStaff([...CONTENT_CASES, ...BATCH_CASES, ...UPLOAD_CASES, ...OWN_ART_CASES])
  // Which pictures stand together moves no money; notes and looks for strays change no record.
  const others = writes.filter(
    (route) => !edits.includes(route) && !/ \/api\/collections\/|\/notes\/(:\/)?$|\/strays\/$/.test(route),
  )
  expect(others).toEqual(Object.keys(BESIDE_RECORDS).sort())
})
