import { and, assign, emit, enqueueActions, not, raise, setup, stateIn } from 'xstate'
import type { DetailName } from '#machines/upload-file/details.ts'
import { untype } from '#machines/upload-file/details.ts'
import type { FileNews, FileOrder, Standing } from '#machines/upload-file/events.ts'
import type { AboutAll } from '#machines/upload-file/failure.ts'
import type { ChosenFile } from '#machines/upload-file/file.ts'
import { uploadFileMachine } from '#machines/upload-file/machine.ts'
import type { FileView, KnownFile } from '#machines/upload-file/picture.ts'
import {
  askUnknown,
  beginUpload,
  type Content,
  childIdOf,
  chooseFiles,
  dealTurns,
  entryOf,
  entryOfView,
  fileOf,
  findAttachments,
  findForeign,
  firstAt,
  hasEntry,
  knownOf,
  moveAll,
  moveEntry,
  remotesToLookAt,
  removeEntry,
  standingAt,
  typeCommon,
  typedFor,
  type UploadContext,
  type UploadInput,
} from './context.ts'
import type { CommonTyping, UploadEmitted, UploadEvent } from './events.ts'
import { toHeld } from './failure.ts'
import { uploadPorts } from './ports.ts'

type Chosen = { files: readonly ChosenFile[] }
type Views = { output: { views: readonly FileView[] } }
type Answer = { output: { known: readonly KnownFile[] } }
type Thrown = { error: unknown }
type News<Type> = Extract<FileNews, { type: Type }>
type Named = { id: string }

/** What a file is told that has its turn. */
const orderFor = (to: Standing, { common }: UploadContext): FileOrder => {
  if (to === 'saving') return { type: 'save.ordered', common }
  return { type: to === 'replacing' ? 'replacement.ordered' : 'turn.given' }
}

/** What the chart beside it is made of. */
export const uploadSetup = setup({
  types: {} as {
    context: UploadContext
    events: UploadEvent
    emitted: UploadEmitted
    input: UploadInput
    tags: 'held'
  },
  actors: { ...uploadPorts, file: uploadFileMachine },
  delays: { betweenLooks: 1_000, beforeRetry: 15_000, beforeAsking: 100 },
  guards: {
    isNew: ({ context }, { files }: Chosen) => chooseFiles(context, files).chosen.length > 0,
    hasChosen: ({ context }) => context.chosen.length > 0,
    isListed: ({ context }, { id }: Named) => hasEntry(context, id),
    isSaved: ({ context }, { id, to }: News<'file.moved'>) => to === 'saved' && hasEntry(context, id),
    isOnline: not(stateIn({ turns: 'offline' })),
    hasSaved: ({ context }) => firstAt(context, 'saved') !== null,
    mayAsk: and([stateIn({ turns: 'going' }), ({ context }) => firstAt(context, 'unknown') !== null]),
    mayLook: and([stateIn({ turns: 'going' }), ({ context }) => remotesToLookAt(context).length > 0]),
    isPassing: ({ context: { failure } }) => failure?.kind === 'throttled' || failure?.kind === 'unavailable',
    isAnother: ({ context }, { account }: { account: string }) => account !== context.owner,
    isBack: ({ context: { failure, owner } }, { account }: { account: string }) =>
      failure?.kind === 'expired' && account === owner,
  },
  actions: {
    attachBytes: enqueueActions(({ context, enqueue }, { files }: Chosen) => {
      for (const { id, bytes } of findAttachments(context, files))
        enqueue.sendTo(childIdOf(id), { type: 'bytes.attached', bytes })
    }),
    keepChosen: assign(({ context }, { files }: Chosen) => chooseFiles(context, files)),
    dropChoice: assign(({ context }, { id }: Named) => ({
      chosen: context.chosen.filter((file) => file.id !== id),
    })),
    forgetChosen: assign({ chosen: [] }),
    forgetFaults: assign({ faults: [] }),
    // Spawned within `assign` all are added at once: `spawnChild` would copy all children for each.
    addChosen: assign(({ context, spawn }, { content }: { content: Content }) => {
      for (const file of context.chosen)
        spawn('file', {
          id: childIdOf(file.id),
          input: { file, bytes: file.id, typed: typedFor(content), view: null },
        })
      return { entries: [...context.entries, ...context.chosen.map(entryOf)], chosen: [] }
    }),
    addForeign: assign(({ context, spawn }, { output }: Views) => {
      const foreign = findForeign(context, output.views)
      for (const view of foreign)
        spawn('file', {
          id: childIdOf(view.id),
          input: { file: fileOf(view), bytes: null, typed: {}, view },
        })
      return { entries: [...context.entries, ...foreign.map(entryOfView)] }
    }),
    keepMove: assign(({ context }, { id, to, sha256, remote }: News<'file.moved'>) =>
      moveEntry(context, id, { standing: to, sha256, remote }),
    ),
    keepStanding: assign(({ context }, { id, to }: News<'file.held'>) =>
      moveEntry(context, id, { standing: to }),
    ),
    keepHeld: assign(({ context }, { id, to, failure }: News<'file.held'>) => ({
      ...moveEntry(context, id, { standing: to }),
      failure,
    })),
    removeFile: enqueueActions(({ context, enqueue }, { id }: Named) => {
      enqueue.stopChild(childIdOf(id))
      enqueue.assign(removeEntry(context, id))
    }),
    giveTurns: enqueueActions(({ context, enqueue }) => {
      const { entries, given } = dealTurns(context)
      enqueue.assign({ entries })
      for (const { id, to } of given) enqueue.sendTo(childIdOf(id), orderFor(to, context))
    }),
    raiseDue: raise({ type: 'turns.due' }),
    takeTurns: enqueueActions(({ context, enqueue }) => {
      for (const { file } of standingAt(context, 'sending'))
        enqueue.sendTo(childIdOf(file.id), { type: 'turn.taken' })
      enqueue.assign(moveAll(context, ['sending'], 'queued'))
    }),
    keepAsked: assign(({ context }) => askUnknown(context)),
    tellKnown: enqueueActions(({ context, enqueue }, { output }: Answer) => {
      for (const [index, { id }] of context.asked.entries()) {
        const entry = context.entries.find(({ file }) => file.id === id)
        const known = output.known[index]
        if (entry && known)
          enqueue.sendTo(childIdOf(id), { type: 'file.known', known: knownOf(context, entry, known) })
      }
    }),
    askAgain: assign(({ context }) => moveAll(context, ['asked'], 'unknown')),
    tellSeen: enqueueActions(({ context, enqueue }, { output }: Views) => {
      for (const view of output.views) {
        const entry = standingAt(context, 'checking').find(({ remote }) => remote === view.id)
        if (entry) enqueue.sendTo(childIdOf(entry.file.id), { type: 'file.seen', view })
      }
    }),
    keepCommon: assign(({ context }, { name, typed }: CommonTyping) => ({
      common: typeCommon(context.common, name, typed),
    })),
    clearCommon: assign(({ context }, { name }: { name: DetailName }) => ({
      common: untype(context.common, name),
    })),
    clearOwn: enqueueActions(({ context, enqueue }, { name }: { name: DetailName }) => {
      for (const { file } of context.entries)
        enqueue.sendTo(childIdOf(file.id), { type: 'detail.cleared', name })
    }),
    confirmSmall: enqueueActions(({ context, enqueue }) => {
      for (const { file } of context.entries)
        enqueue.sendTo(childIdOf(file.id), { type: 'small.confirmed', isConfirmed: true })
    }),
    orderReplacing: assign(({ context }) => moveAll(context, ['named'], 'toReplace')),
    orderSaving: assign(({ context }) => moveAll(context, ['ready', 'invalid'], 'ordered')),
    clearSaved: enqueueActions(({ context, enqueue }) => {
      for (const { file } of standingAt(context, 'saved')) enqueue.stopChild(childIdOf(file.id))
      enqueue.assign({ entries: context.entries.filter(({ standing }) => standing !== 'saved') })
    }),
    forgetAll: enqueueActions(({ context, enqueue }) => {
      for (const { file } of context.entries) enqueue.stopChild(childIdOf(file.id))
      enqueue.assign(beginUpload({ owner: context.owner }))
    }),
    raiseHeld: raise((_, { error }: Thrown) => ({ type: 'all.held' as const, failure: toHeld(error) })),
    keepFailure: assign((_, { failure }: { failure: AboutAll }) => ({ failure })),
    forgetFailure: assign({ failure: null }),
    announceMade: emit({ type: 'picture.made' }),
  },
})
