import type { Spoil } from '../edge.ts'

/** What is wrong on purpose with what the shop answers: with its code or with its graph. */

/** The code of the shop with some of its text replaced. */
const inCode =
  (from: string, to: string): Spoil =>
  (url, _asked, answer) =>
    url.endsWith('.js') ? answer.replaceAll(from, to) : answer

/** Whatever asks for a cart is answered so. */
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

/** Another chart than ours runs in the page (machines/cart-start). */
export const changeChart = inCode(
  '"cart.start":{target:`.choosing`,',
  '"cart.start":{target:`.choosingRecent`,',
)

/** The graph finds no cart where REST has an open project. */
export const loseCart = toCarts({ data: { projectCart: null, cart: null, recentCart: null } })

/** What cannot be had by trying again, said as if it could. */
export const offerInVain = toCarts(refuse('CONFLICT', 'This project has been ordered.'))

export const speakOfTokens = toCarts(
  refuse('UPSTREAM_UNAVAILABLE', 'Given token not valid for any token type'),
)
