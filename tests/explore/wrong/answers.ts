import type { Spoil } from '../edge.ts'

/** Wrongs on purpose in what the shop answers: its code or its graph. */

/** Replaces some text in the shop's code. */
const inCode =
  (from: string, to: string): Spoil =>
  (url, _asked, answer) =>
    url.endsWith('.js') ? answer.replaceAll(from, to) : answer

/** Answers every request for a cart with this. */
const toCarts =
  (said: object): Spoil =>
  (url, asked, answer) =>
    url === '/graphql' && /"operationName":"(ProjectCart|CartByToken|RecentCart)"/.test(asked)
      ? JSON.stringify(said)
      : answer

const refuse = (code: string, message: string) => ({
  data: null,
  errors: [{ message, extensions: { code } }],
})

/** An alert stays for an hour (machines/alert). */
export const keepAlerts = inCode('dismiss:5e3', 'dismiss:36e5')

/** The page runs another chart than ours (machines/cart-start). */
export const changeChart = inCode(
  '"cart.start":{target:`.choosing`,',
  '"cart.start":{target:`.choosingRecent`,',
)

/** The graph finds no cart where REST has an open project. */
export const loseCart = toCarts({ data: { projectCart: null, cart: null, recentCart: null } })

/** Offers to try again what will be refused again. */
export const offerInVain = toCarts(refuse('CONFLICT', 'This project has been ordered.'))

export const speakOfTokens = toCarts(
  refuse('UPSTREAM_UNAVAILABLE', 'Given token not valid for any token type'),
)
