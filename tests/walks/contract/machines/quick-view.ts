import { createQuickViewEffects } from '#client/effects/quick-view/quick-view.ts'
import { image } from '#tests/graph/support/made.ts'
import { pictures } from '../made.ts'
import { askPort } from '../port.ts'
import { answerDone } from '../route.ts'
import { readArtistPages, readImages } from '../routes/content.ts'

const noPages = [readArtistPages, answerDone({ results: [] })] as const

export const quickView = {
  loadImage: askPort((client) => createQuickViewEffects(client).actors.loadImage, {
    input: { id: 'i-1' },
    successes: [
      { when: 'it is published', answers: [[readImages, answerDone(pictures(image('i-1')))], noPages] },
      {
        when: 'it is not published any more',
        answers: [[readImages, answerDone(pictures(image('i-1', { published: false })))], noPages],
      },
      { when: 'it is gone', answers: [[readImages, answerDone(pictures())]] },
      {
        when: 'its source cannot be asked',
        answers: [[readImages, answerDone({ ...pictures(), unreached: ['i-1'] })]],
      },
    ],
  }),
}
