import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { LATE } from '#client/actors/process/late.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import {
  createArtistMessageEffects,
  markReadWhileShown,
} from '#client/effects/artist-message/artist-message.ts'
import { chosenPictures } from '#client/effects/artist-message/chosen-pictures.ts'
import type { ArtistMessageInput } from '#machines/artist-message/machine.ts'
import { artistMessageMachine } from '#machines/artist-message/machine.ts'
import {
  selectDraft,
  selectFailure,
  selectFieldErrors,
  selectFound,
  selectIsAdding,
  selectIsBusy,
  selectIsSending,
  selectPictureFailure,
  selectPictures,
} from '#machines/artist-message/selectors.ts'
import { readTyped, readUnfinished } from '#machines/artist-message/typed.ts'

export type { PrivateNumber } from '#machines/lifecycles/private-numbers.ts'

/** What is typed stays through reloads; each account has its own. */
export const artistMessageProcess = defineProcess(artistMessageMachine, createArtistMessageEffects, {
  ...LATE['artist-message'],
  keyOf: ({ owner, thread }: ArtistMessageInput) => `${owner} ${thread}`,
  isBusy: selectIsBusy,
  watch: (ref, { apollo }) => markReadWhileShown(apollo, ref.getSnapshot().context.thread),
})

/**
 * The same for the same words and pictures after the same message: two tabs that both send them send them
 * once.
 */
const makeKey = async (...parts: readonly (string | null | readonly string[])[]): Promise<string> => {
  const bytes = new TextEncoder().encode(JSON.stringify(parts))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Runs what is written into a thread with `last` as its newest message; `onSent` hears that it was sent. */
export const useArtistMessage = (
  input: ArtistMessageInput,
  { last, onSent }: { last: string | null; onSent: () => void },
) => {
  const writing = useProcess(artistMessageProcess, input)
  const draft = useSelector(writing, selectDraft)
  const added = useSelector(writing, selectPictures)
  /** As it stands in the field, null before: only this page has it, as it may hold a number. */
  const [text, setText] = useState<string | null>(null)
  const tell = useEffectEvent(() => {
    setText(null)
    onSent()
  })
  useEffect(() => {
    const listening = writing.on('message.sent', () => tell())
    return () => listening.unsubscribe()
  }, [writing])
  return {
    text: text ?? draft,
    found: useSelector(writing, selectFound),
    errors: useSelector(writing, selectFieldErrors),
    failure: useSelector(writing, selectFailure),
    isSending: useSelector(writing, selectIsSending),
    /** Those that the shop has, those that wait, and those that were refused. */
    added,
    isAdding: useSelector(writing, selectIsAdding),
    pictureFailure: useSelector(writing, selectPictureFailure),
    type: (typed: string, caret: number) => {
      setText(typed)
      writing.send({ type: 'message.typed', ...readUnfinished(typed, caret) })
    },
    addPictures: (files: readonly File[]) =>
      writing.send({ type: 'pictures.chosen', ...chosenPictures.keep(files) }),
    removePicture: (id: string) => writing.send({ type: 'picture.removed', id }),
    retryPictures: () => writing.send({ type: 'pictures.retried' }),
    send: async () => {
      const typed = readTyped(text ?? draft)
      const pictures = added.pictures.map(({ id }) => id)
      const idempotencyKey = await makeKey(input.thread, last, typed.draft, pictures)
      writing.send({ type: 'message.submitted', ...typed, idempotencyKey })
    },
  }
}
