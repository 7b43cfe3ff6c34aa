import { type AnyEventObject, fromCallback } from 'xstate'
import type { SessionTokens } from '#client/apollo/session.ts'
import type { UploadFileEvent } from '#machines/upload-file/events.ts'
import type { Sending } from '#machines/upload-file/ports.ts'
import type { ChosenBytes } from './bytes.ts'
import { sendByTus } from './send-by-tus.ts'

type SendAnswer = Extract<
  UploadFileEvent,
  { type: 'file.created' | 'progress.made' | 'file.sent' | 'sending.ended' }
>

export interface SendDeps {
  bytes: Pick<ChosenBytes, 'find'>
  tokens: Pick<SessionTokens, 'readAccessToken' | 'renew'>
  send?: typeof sendByTus
}

/** The body of the port that sends a file; it stops as the chart leaves the state. */
export const createSendPort = ({ bytes, tokens, send = sendByTus }: SendDeps) =>
  fromCallback<AnyEventObject, Sending>(({ input, sendBack }) => {
    const tell = (event: SendAnswer) => sendBack(event)
    const file = input.bytes === null ? null : bytes.find(input.bytes)
    if (!file) {
      tell({ type: 'sending.ended', end: 'bytes' })
      return
    }
    const stopping = new AbortController()
    void send(
      { ...input, body: file },
      {
        tokens,
        signal: stopping.signal,
        onCreated: (remote) => tell({ type: 'file.created', remote }),
        onProgress: (offset, rate) => tell({ type: 'progress.made', offset, rate }),
      },
    ).then((end) => {
      if (stopping.signal.aborted) return
      tell(end === 'sent' ? { type: 'file.sent' } : { type: 'sending.ended', end })
    })
    return () => stopping.abort()
  })
