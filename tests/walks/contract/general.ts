import type { Answer } from './route.ts'

/** What any service may answer at any route. */
export const ANYWHERE: readonly Answer[] = [
  {
    when: 'the service cannot ask another one',
    status: 503,
    body: { detail: 'Service temporarily unavailable, try again later.' },
  },
  { when: 'the service fails', status: 500, body: { detail: 'Server error.' } },
  { when: 'a proxy answers a page', status: 502, body: '<h1>Bad Gateway</h1>' },
  { when: 'the connection breaks', status: 'down' },
  { when: 'the service does not answer in time', status: 'late' },
]

/** What any service answers to an expired token (services/shared/http/authenticate.ts). */
export const TOKEN_NOT_VALID: Answer = {
  when: 'the token has run out',
  status: 401,
  body: { detail: 'Given token not valid for any token type', code: 'token_not_valid' },
}

/** The ways in which the shop's own line may fail between browser and graph. */
export type Fault = 'lost' | 'answer lost' | 'slow' | 'proxy' | 'older page' | 'bug'

export const FAULTS: Readonly<Record<Fault, string>> = {
  lost: 'the browser is offline',
  'answer lost': 'the answer is lost on its way',
  slow: 'the answer takes longer than the browser waits',
  proxy: 'a proxy answers a page',
  'older page': 'the shop was built anew since the page was loaded',
  bug: 'the graph fails',
}
