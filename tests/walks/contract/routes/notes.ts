import { answerKeyUsed, answerRefused, answerWrong, notStaff, type Route } from '../route.ts'

/**
 * Notes on records (services/shared/resources/notes/contract.ts), by those on an artist.
 * tests/services/content/records/notes-contract.test.ts has seen each of these refusals.
 */

const gone = (what: string) => answerRefused(`the ${what} is gone`, 404, 'Not found.')
const keyUsed = answerKeyUsed('sent')

export const addNote: Route = {
  service: 'content',
  name: 'POST /api/artist/:id/notes/',
  refusals: [
    notStaff,
    gone('record'),
    keyUsed,
    answerWrong('it names nobody', { text: ['No colleague is called @bob.'] }),
  ],
}

export const deleteNote: Route = {
  service: 'content',
  name: 'DELETE /api/artist/:id/notes/:note/',
  refusals: [notStaff, { ...notStaff, when: 'somebody else wrote it' }, gone('note'), keyUsed],
}

export const readMention: Route = {
  service: 'content',
  name: 'POST /api/notes/:note/read/',
  refusals: [notStaff, gone('note')],
}
