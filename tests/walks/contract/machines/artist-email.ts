import { createArtistEmailEffects } from '#client/effects/artist-email/artist-email.ts'
import type { EmailPreview, SentEmail } from '#services/content/artist-profiles/email/contract.ts'
import { askPort } from '../port.ts'
import { answerDone } from '../route.ts'
import { previewEmail, sendEmail } from '../routes/applications.ts'

const email = {
  audience: { kind: 'chosen' as const, ids: ['7', '8'] },
  subject: 'Summer sale',
  text: 'Your prints are 20% off.',
}

const preview: EmailPreview = {
  digest: 'd-1',
  recipients: [
    { id: 7, full_name: 'Ada Vale', email: 'ada@example.test', greeting: 'Hi Ada Vale,' },
    { id: 8, full_name: 'Zoë Abel', email: 'zoe@example.test', greeting: 'Hi Zoë Abel,' },
  ],
  left_out: [],
  subject: 'Summer sale',
  body: 'Your prints are 20% off.',
}
const nobody: EmailPreview = {
  ...preview,
  digest: 'd-0',
  recipients: [],
  left_out: [{ id: 9, full_name: 'Ben Low', email: '' }],
}
const sent: SentEmail = { count: 2 }
const changed = {
  detail: 'Who gets this email has changed. Please look at the preview again.',
  code: 'recipients_changed',
}

export const artistEmail = {
  previewEmail: askPort((client) => createArtistEmailEffects(client).actors.previewEmail, {
    input: email,
    by: 'staff',
    successes: [
      { when: 'somebody gets it', answers: [[previewEmail, answerDone(preview)]] },
      { when: 'nobody has an address', answers: [[previewEmail, answerDone(nobody)]] },
    ],
  }),
  sendEmail: askPort((client) => createArtistEmailEffects(client).actors.sendEmail, {
    input: { ...email, digest: 'd-1', idempotencyKey: 'key-1' },
    by: 'staff',
    successes: [
      { when: 'it is sent', answers: [[sendEmail, answerDone(sent)]] },
      { when: 'others would get it by now', answers: [[sendEmail, answerDone(changed, 409)]] },
    ],
  }),
}
