import { createAnswerMessageEffects } from '#client/effects/answer-message/answer-message.ts'
import type { MessageView } from '#services/main/messages/contract.ts'
import { askPort } from '../port.ts'
import { answerDone } from '../route.ts'
import { answerMessage as answerRoute, readMessage as readRoute } from '../routes/main.ts'

const answered: MessageView = {
  id: 7,
  email: 'ada@aquatint.test',
  message: 'Do you frame?',
  sent_at: '2026-11-20T09:00:00.000Z',
  answer: { text: 'Yes, in oak.', by: 'staff@aquatint.test', at: '2026-11-20T10:00:00.000Z' },
}

export const answerMessage = {
  answerMessage: askPort((client) => createAnswerMessageEffects(client).actors.answerMessage, {
    input: { id: '7', text: 'Yes, in oak.', idempotencyKey: 'key-1' },
    by: 'staff',
    successes: [{ when: 'it is sent', answers: [[answerRoute, answerDone(answered)]] }],
  }),
  readMessage: askPort((client) => createAnswerMessageEffects(client).actors.readMessage, {
    input: { id: '7' },
    by: 'staff',
    successes: [{ when: 'it is read', answers: [[readRoute, answerDone(answered)]] }],
  }),
}
