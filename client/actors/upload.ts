import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { ActorRefFrom } from 'xstate'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { LATE } from '#client/actors/process/late.ts'
import type { ProcessDeps } from '#client/actors/process/process-deps.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { createChosenBytes } from '#client/effects/upload/bytes.ts'
import { createUploadEffects } from '#client/effects/upload/upload.ts'
import { type Content, childIdOf, type UploadInput } from '#machines/upload/context.ts'
import type { CommonTyping } from '#machines/upload/events.ts'
import { uploadMachine } from '#machines/upload/machine.ts'
import {
  isSameIds,
  isSameSums,
  selectBytesWaiting,
  selectChosen,
  selectCommon,
  selectFaults,
  selectHeld,
  selectIds,
  selectIsDialogOpen,
  selectIsOffline,
  selectIsUnfinished,
  selectReplacing,
  selectSending,
  selectSums,
} from '#machines/upload/selectors.ts'
import type { DetailName } from '#machines/upload-file/details.ts'
import type { uploadFileMachine } from '#machines/upload-file/machine.ts'
import { selectOffset, selectRate } from '#machines/upload-file/selectors.ts'

export type { Content, Fault } from '#machines/upload/context.ts'
export type { Typing } from '#machines/upload-file/context.ts'
export type { Detail, DetailName, DetailOrigin, Details } from '#machines/upload-file/details.ts'
export type { AboutAll } from '#machines/upload-file/failure.ts'
export type { AlikePicture, Opened } from '#machines/upload-file/picture.ts'

/** The files of this page, whichever account has chosen them: a lapsed session comes back to them. */
const chosenBytes = createChosenBytes()

/** What was chosen and typed stays through reloads and a lapsed session; each account has its own. */
export const uploadProcess = defineProcess(
  uploadMachine,
  (deps: Pick<ProcessDeps, 'apollo' | 'tokens'>) => createUploadEffects({ ...deps, bytes: chosenBytes }),
  {
    ...LATE.upload,
    keyOf: ({ owner }: UploadInput) => owner,
    isBusy: selectIsUnfinished,
  },
)

export type UploadRef = ActorRefFrom<typeof uploadMachine>
export type UploadFileRef = ActorRefFrom<typeof uploadFileMachine>

/** The bytes of a file; null once the page that it was chosen on is gone. */
export const findChosen = (bytes: string | null): File | null =>
  bytes === null ? null : chosenBytes.find(bytes)

/** The running uploads of one account; they go on while other pages are shown. */
export const useUploadRef = (owner: string): UploadRef => {
  const upload = useProcess(uploadProcess, { owner })
  useEffect(() => upload.send({ type: 'uploads.shown' }), [upload])
  return upload
}

/** What the whole of it says, and what may be done with it. */
export const useUpload = (upload: UploadRef) => ({
  ids: useSelector(upload, selectIds, isSameIds),
  sums: useSelector(upload, selectSums, isSameSums),
  faults: useSelector(upload, selectFaults),
  isDialogOpen: useSelector(upload, selectIsDialogOpen),
  isOffline: useSelector(upload, selectIsOffline),
  held: useSelector(upload, selectHeld),
  isUnfinished: useSelector(upload, selectIsUnfinished),
  choose: (files: readonly { file: File; path: string }[]) =>
    upload.send({ type: 'files.chosen', files: files.map(({ file, path }) => chosenBytes.keep(file, path)) }),
  open: () => upload.send({ type: 'dialog.opened' }),
  save: () => upload.send({ type: 'uploads.saved' }),
  resume: () => upload.send({ type: 'uploads.resumed' }),
  clearSaved: () => upload.send({ type: 'saved.cleared' }),
  dismissFaults: () => upload.send({ type: 'faults.dismissed' }),
})

export type UploadView = ReturnType<typeof useUpload>

/** The modal in which it is said whose content the chosen files are. */
export const useAddDialog = (upload: UploadRef) => ({
  chosen: useSelector(upload, selectChosen),
  faults: useSelector(upload, selectFaults),
  drop: (id: string) => upload.send({ type: 'choice.dropped', id }),
  add: (content: Content) => upload.send({ type: 'content.said', content }),
  close: () => upload.send({ type: 'dialog.closed' }),
})

/** What is said of all files. */
export const useCommon = (upload: UploadRef) => ({
  common: useSelector(upload, selectCommon),
  type: (typing: CommonTyping) => upload.send({ type: 'common.typed', ...typing }),
  clear: (name: DetailName) => upload.send({ type: 'common.cleared', name }),
  /** Sells those that print small, each as if it was said of it. */
  confirmSmall: () => upload.send({ type: 'small.allConfirmed' }),
  applyToAll: (typing: CommonTyping) => upload.send({ type: 'common.applied', ...typing }),
})

/** The files that may replace the pictures whose local ids they bear. */
export const useReplacing = (upload: UploadRef) => {
  const named = useSelector(upload, selectReplacing)
  return {
    ids: named.split(' ').filter((id) => id !== ''),
    replace: () => upload.send({ type: 'named.replaced' }),
  }
}

/** The actor of one file. */
export const fileRefOf = (upload: UploadRef, id: string): UploadFileRef | undefined =>
  upload.getSnapshot().children[childIdOf(id)] as UploadFileRef | undefined

/** How much is left to send, in bytes, and how fast it goes, in bytes a second. */
export const usePace = (upload: UploadRef): { left: number; rate: number } => {
  const waiting = useSelector(upload, selectBytesWaiting)
  const sending = useSelector(upload, selectSending)
  const refs = useMemo(
    () => sending.split(' ').flatMap((id) => fileRefOf(upload, id) ?? []),
    [upload, sending],
  )
  const subscribe = useCallback(
    (listener: () => void) => {
      const listening = refs.map((ref) => ref.subscribe(listener))
      return () => {
        for (const each of listening) each.unsubscribe()
      }
    },
    [refs],
  )
  const sum = (read: (ref: UploadFileRef) => number) => refs.reduce((all, ref) => all + read(ref), 0)
  const leftOf = (ref: UploadFileRef) => ref.getSnapshot().context.file.size - selectOffset(ref.getSnapshot())
  return {
    left: waiting + useSyncExternalStore(subscribe, () => sum(leftOf)),
    rate: useSyncExternalStore(subscribe, () => sum((ref) => selectRate(ref.getSnapshot()))),
  }
}
