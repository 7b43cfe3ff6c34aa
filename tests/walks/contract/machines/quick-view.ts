import { createQuickViewEffects } from '#client/effects/quick-view/quick-view.ts'
import { image } from '#tests/graph/support/made.ts'
import { pictures } from '../made.ts'
import { asking } from '../port.ts'
import { done } from '../route.ts'
import { readImages } from '../routes/content.ts'

export const quickView = {
  loadImage: asking((client) => createQuickViewEffects(client).actors.loadImage, {
    input: { id: 'i-1' },
    successes: [
      { when: 'it is published', answers: [[readImages, done(pictures(image('i-1')))]] },
      {
        when: 'it is not published any more',
        answers: [[readImages, done(pictures(image('i-1', { published: false })))]],
      },
      { when: 'it is gone', answers: [[readImages, done(pictures())]] },
      {
        when: 'its source cannot be asked',
        answers: [[readImages, done({ ...pictures(), unreached: ['i-1'] })]],
      },
    ],
  }),
}
