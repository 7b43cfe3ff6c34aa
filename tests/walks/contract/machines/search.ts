import { createSearchEffects } from '#client/effects/search/search.ts'
import type { SearchResponse } from '#services/content/search/contract.ts'
import { found, image } from '#tests/graph/support/made.ts'
import { dunes } from '../../fixtures/search.ts'
import { askPort, type Success } from '../port.ts'
import { answerDone } from '../route.ts'
import { search as route } from '../routes/content.ts'

const finds = (when: string, given: Partial<SearchResponse> = {}, images = [image('dunes')]): Success => ({
  when,
  answers: [[route, answerDone({ ...found(images), ...given })]],
})

const down = (source: string): Pick<SearchResponse, 'errors'> => ({
  errors: [{ source, code: 'source_unavailable', message: 'It is not available.' }],
})

export const search = {
  findImages: askPort((client) => createSearchEffects(client).actors.findImages, {
    input: { place: dunes },
    successes: [
      finds('there are some'),
      finds('there is none', {}, []),
      finds('the other source is down', down('getty')),
      finds('our own source is down, and the other has none', down('internal'), []),
      finds(
        'the page is too far',
        {
          total_for_pagination: 0,
          errors: [
            {
              source: 'internal',
              code: 'window_too_large',
              message: 'Only the first 10000 results can be shown.',
            },
          ],
        },
        [],
      ),
      finds('the page is past the last', { total_for_pagination: 40 }, []),
    ],
  }),
}
