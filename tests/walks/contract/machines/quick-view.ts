import { createQuickViewEffects } from '#client/effects/quick-view/quick-view.ts'
import { pictures, prices, shaped } from '../made.ts'
import { askPort } from '../port.ts'
import { answerDone } from '../route.ts'
import { readArtistPages, readImages } from '../routes/content.ts'
import { leastPrices } from '../routes/main.ts'

const noPages = [readArtistPages, answerDone({ results: [] })] as const
const priced = [leastPrices, answerDone(prices)] as const

export const quickView = {
  loadImage: askPort((client) => createQuickViewEffects(client).actors.loadImage, {
    input: { id: 'i-1' },
    successes: [
      {
        when: 'it is published',
        answers: [[readImages, answerDone(() => pictures(shaped('i-1')))], noPages, priced],
      },
      {
        when: 'it is not published any more',
        answers: [
          [readImages, answerDone(() => pictures(shaped('i-1', { published: false })))],
          noPages,
          priced,
        ],
      },
      { when: 'it is gone', answers: [[readImages, answerDone(pictures())]] },
      {
        when: 'its source cannot be asked',
        answers: [[readImages, answerDone({ ...pictures(), unreached: ['i-1'] })]],
      },
    ],
  }),
}
