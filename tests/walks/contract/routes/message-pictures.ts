import { answerRefused, answerWrong, type Route, tooMany } from '../route.ts'

/** Pictures of messages (services/content/artist-profiles/message-pictures/contract.ts). */
export const sendMessagePicture: Route = {
  service: 'content',
  name: 'POST /api/message-pictures/:thread/',
  refusals: [
    answerWrong('it is no picture', { picture: ['Send a JPEG, PNG, or WebP.'] }),
    answerRefused('the thread is another’s, or none', 404, 'Not found.'),
    tooMany,
  ],
}
