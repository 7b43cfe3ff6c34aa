import { createMentionReadingEffects } from '#client/effects/mention-reading/mention-reading.ts'
import { askPort } from '../port.ts'
import { answerDone } from '../route.ts'
import { readMention } from '../routes/notes.ts'

export const mentionReading = {
  readMention: askPort((client) => createMentionReadingEffects(client).actors.readMention, {
    input: { note: '4' },
    by: 'staff',
    successes: [{ when: 'it is marked', answers: [[readMention, answerDone(undefined, 204)]] }],
  }),
}
