import { createSearchEffects } from '#client/effects/search/search.ts'
import type { SearchResponse } from '#services/content/search/contract.ts'
import { found } from '#tests/graph/support/made.ts'
import { dunes } from '../../fixtures/search.ts'
import { prices, shaped } from '../made.ts'
import { askPort, type Success } from '../port.ts'
import { answerDone } from '../route.ts'
import { search as route } from '../routes/content.ts'
import { leastPrices } from '../routes/main.ts'

const finds = (when: string, given: Partial<SearchResponse> = {}): Success => ({
  when,
  answers: [
    [route, answerDone(() => ({ ...found([shaped('dunes')]), ...given }))],
    [leastPrices, answerDone(prices)],
  ],
})

const findsNothing = (when: string, given: Partial<SearchResponse> = {}): Success => ({
  when,
  answers: [[route, answerDone({ ...found([]), ...given })]],
})

const down = (source: string): Pick<SearchResponse, 'errors'> => ({
  errors: [{ source, code: 'source_unavailable', message: 'It is not available.' }],
})

export const search = {
  findImages: askPort((client) => createSearchEffects(client).actors.findImages, {
    input: { place: dunes },
    successes: [
      finds('there are some'),
      findsNothing('there is none'),
      finds('the other source is down', down('getty')),
      findsNothing('our own source is down, and the other has none', down('internal')),
      findsNothing('the page is too far', {
        total_for_pagination: 0,
        errors: [
          {
            source: 'internal',
            code: 'window_too_large',
            message: 'Only the first 10000 results can be shown.',
          },
        ],
      }),
      findsNothing('the page is past the last', { total_for_pagination: 40 }),
    ],
  }),
}
