import {
  type AnyEventObject,
  createActor,
  fromCallback,
  fromPromise,
  type OutputFrom,
  type Snapshot,
} from 'xstate'
import { Refusal } from '#machines/refusal.ts'
import { childIdOf } from '#machines/upload/context.ts'
import { uploadMachine } from '#machines/upload/machine.ts'
import { selectSums } from '#machines/upload/selectors.ts'
import type { ChosenFile } from '#machines/upload-file/file.ts'
import { uploadFileMachine } from '#machines/upload-file/machine.ts'
import type { FileView, KnownFile } from '#machines/upload-file/picture.ts'
import type { NewUpload, Sending, uploadFilePorts } from '#machines/upload-file/ports.ts'
import { selectStage, type UploadFileSnapshot } from '#machines/upload-file/selectors.ts'
import { ready } from '../../fixtures/uploads.ts'

/** Lets all that is answered at once, and the timers between, come to their end. */
export const settle = async () => {
  for (let turn = 0; turn < 8; turn += 1) await new Promise<void>((resolve) => setTimeout(resolve, 1))
}

export const fileAt = (index: number, over: Partial<ChosenFile> = {}): ChosenFile => ({
  id: `f-${index}`,
  path: `pictures/${index}.jpg`,
  name: `${index}.jpg`,
  size: 1_000,
  modified: index,
  ...over,
})

type SavedUpload = OutputFrom<typeof uploadFilePorts.createUpload>

interface Shop {
  known?: (sha256: string) => KnownFile
  view?: Partial<FileView>
  create?: (upload: NewUpload) => Promise<SavedUpload>
  /** The image that a discarded file has become before. */
  undiscarded?: string
  restored?: Snapshot<unknown>
}

/** Runs the whole of it, files and all; what is sent waits for the test, all else is answered at once. */
export const run = ({ known, view = {}, create, undiscarded, restored }: Shop = {}) => {
  const sends: { input: Sending; tell: (event: AnyEventObject) => void }[] = []
  const created: NewUpload[] = []
  const replaced: { input: { image: string }; done: PromiseWithResolvers<void> }[] = []
  const views = new Map<string, FileView>()
  let tellLine: (event: AnyEventObject) => void = () => {}
  const file = uploadFileMachine.provide({
    actors: {
      hashFile: fromPromise<{ sha256: string }, { bytes: string | null }>(async ({ input: { bytes } }) => {
        if (bytes === null || restored) throw new Refusal('NOT_FOUND', 'Please choose this file again.')
        return { sha256: `hash of ${bytes.replace(/-copy$/, '')}` }
      }),
      sendFile: fromCallback<AnyEventObject, Sending>(({ input, sendBack }) => {
        if (restored && input.bytes?.startsWith('f-')) {
          sendBack({ type: 'sending.ended', end: 'bytes' })
          return
        }
        sends.push({ input, tell: sendBack })
      }),
      createUpload: fromPromise<SavedUpload, NewUpload>(async ({ input }) => {
        created.push(input)
        return create ? create(input) : { id: '5', image: `i-${input.remote}`, isLeftOut: false }
      }),
      replacePicture: fromPromise<void, { remote: string; image: string; idempotencyKey: string }>(
        ({ input }) => {
          const done = Promise.withResolvers<void>()
          replaced.push({ input, done })
          return done.promise
        },
      ),
      discardFile: fromPromise<{ image: string | null }, { remote: string }>(async () => ({
        image: undiscarded ?? null,
      })),
    },
  })
  const machine = uploadMachine.provide({
    actors: {
      file,
      line: fromCallback(({ sendBack }) => {
        tellLine = sendBack
      }),
      listFiles: fromPromise<{ views: readonly FileView[] }>(async () => ({ views: [] })),
      findKnown: fromPromise<
        { known: readonly KnownFile[] },
        { files: readonly { sha256: string; size: number }[] }
      >(async ({ input: { files } }) => ({
        known: files.map(({ sha256 }) => known?.(sha256) ?? { file: null, images: [] }),
      })),
      lookAt: fromPromise<{ views: readonly FileView[] }, { remotes: readonly string[] }>(
        async ({ input: { remotes } }) => ({ views: remotes.flatMap((id) => views.get(id) ?? []) }),
      ),
    },
    delays: { betweenLooks: 1, beforeRetry: 1, beforeAsking: 0 },
  })
  const actor = createActor(machine, {
    input: { owner: 'u-ada' },
    ...(restored && { snapshot: restored }),
  })
  actor.start()
  const childOf = (id: string) => actor.getSnapshot().children[childIdOf(id)]
  const stateOf = (id: string) => childOf(id)?.getSnapshot() as UploadFileSnapshot
  return {
    actor,
    sends,
    created,
    /** Wait for the test. */
    replaced,
    stateOf,
    stage: (id: string) => selectStage(stateOf(id)),
    sums: () => selectSums(actor.getSnapshot()),
    tellFile: (id: string, event: AnyEventObject) => childOf(id)?.send(event),
    tellLine: (type: 'line.lost' | 'line.back') => tellLine({ type }),
    async add(...files: ChosenFile[]) {
      actor.send({ type: 'files.chosen', files })
      actor.send({ type: 'content.said', content: { kind: 'artist', name: 'Ada' } })
      await settle()
    },
    /** The shop takes the file that is sent under this number, whole, and has looked at it. */
    async finish(index: number) {
      const send = sends[index]
      if (!send) throw new Error(`Nothing was sent as number ${index}.`)
      const remote = `r-${send.input.file.id}`
      views.set(remote, { ...ready, ...view, id: remote, sha256: send.input.sha256 })
      send.tell({ type: 'file.created', remote })
      send.tell({ type: 'file.sent' })
      await settle()
      await settle()
    },
  }
}

export const sentNames = ({ sends }: ReturnType<typeof run>) => sends.map(({ input }) => input.file.name)
