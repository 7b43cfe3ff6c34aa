import { createReviewEffects } from '#client/effects/review/review.ts'
import { createReviewer } from '#client/effects/review/reviewer.ts'
import type { SharedProjectView } from '#services/main/shares/contract.ts'
import { createMemoryStorage } from '#tests/support/client/memory-storage.ts'
import { sums } from '../made.ts'
import { askPort } from '../port.ts'
import { answerDone } from '../route.ts'
import { review as route, shared } from '../routes/main.ts'

const project: SharedProjectView = { ...sums, name: 'Lobby', is_ordered: false, lines: [] }

export const review = {
  say: askPort(
    ({ apollo }) =>
      createReviewEffects({ apollo, reviewer: createReviewer(createMemoryStorage()) }).actors.say,
    {
      input: {
        shareToken: 'share-1',
        author: 'Ann',
        said: { itemIds: ['1'], verdict: 'APPROVED', comment: '', idempotencyKey: 'k1' },
      },
      // A link is opened in nobody's name.
      by: 'anybody',
      successes: [
        {
          when: 'it is said',
          answers: [
            [route, answerDone({ reviews: [] }, 201)],
            [shared, answerDone(project)],
          ],
        },
      ],
    },
  ),
}
