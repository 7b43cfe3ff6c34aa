import {
  createArtistMessageEffects,
  fillArtistMessagePorts,
} from '#client/effects/artist-message/artist-message.ts'
import type { ArtistMessageView, ThreadView } from '#services/main/messages/threads/contract.ts'
import { askPort } from '../../port.ts'
import { answerDone } from '../../route.ts'
import { readThread, readThreadMessages, sendArtistMessage } from '../../routes/main.ts'
import { sendMessagePicture } from '../../routes/message-pictures.ts'

const THREAD = '0b9d6a39-58a8-4f2e-9a6c-2f6a2f0f7a11'

const written: ArtistMessageView = {
  id: 41,
  side: 'artist',
  by: null,
  text: 'Where is my W-8?',
  pictures: [],
  sent_at: '2026-11-20T09:00:00.000Z',
  read_at: null,
}
const thread: ThreadView = { user_uuid: THREAD, profile: 7, name: 'Iris Vale', unread: 0, last: written }
const messages = { count: 1, next: null, previous: null, results: [written] }

const PICTURE = { id: 'file-a', name: 'a.jpg' }
const keptAs = (name: string) => ({ name, width: 640, height: 480 })

export const artistMessage = {
  sendPicture: askPort(
    ({ apollo }) => fillArtistMessagePorts(apollo, async () => 'anBlZw==').actors.sendPicture,
    {
      input: { thread: THREAD, picture: PICTURE },
      successes: [
        { when: 'it is kept', answers: [[sendMessagePicture, answerDone(keptAs('hash-a'))]] },
        { when: 'another is kept', answers: [[sendMessagePicture, answerDone(keptAs('hash-b'))]] },
      ],
    },
  ),
  sendMessage: askPort((client) => createArtistMessageEffects(client).actors.sendMessage, {
    input: { thread: THREAD, draft: 'Where is my W-8?', pictures: [], idempotencyKey: 'key-1' },
    successes: [
      {
        when: 'it is sent',
        answers: [
          [sendArtistMessage, answerDone(written)],
          [readThread, answerDone(thread)],
          [readThreadMessages, answerDone(messages)],
        ],
      },
    ],
  }),
}
