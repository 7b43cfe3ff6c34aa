import { answerRefused, answerWrong, notStaff, type Route } from '../route.ts'

/**
 * Files of records (services/content/record-imports/contract.ts).
 * tests/services/content/record-imports/contract.test.ts has seen each of these refusals.
 */

export const openImport: Route = {
  service: 'content',
  name: 'POST /api/imports/',
  refusals: [
    notStaff,
    answerWrong('the file is too large', {
      size: ['The file is larger than 200 MB. Compress it with gzip, or split it.'],
    }),
  ],
}

export const readImport: Route = {
  service: 'content',
  name: 'GET /api/imports/:id/',
  refusals: [answerRefused('the file is forgotten', 404, 'Not found.'), notStaff],
}
