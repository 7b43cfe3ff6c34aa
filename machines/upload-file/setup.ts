import { assign, sendTo, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown } from '#machines/kit.ts'
import {
  isUnconfirmed,
  keepKnown,
  keepView,
  namedOf,
  type Typing,
  type UploadFileContext,
  type UploadFileInput,
} from './context.ts'
import { type DetailName, type Typed, untype } from './details.ts'
import type { FileNews, Standing, UploadFileEvent } from './events.ts'
import {
  type AboutAll,
  type FileFailure,
  isAboutAll,
  isOver,
  type SendEnd,
  toFailure,
  toSendFailure,
  UNCONFIRMED,
} from './failure.ts'
import type { AlikePicture, FileView, KnownFile } from './picture.ts'
import { uploadFilePorts } from './ports.ts'

type Thrown = { error: unknown }
type Ended = { end: SendEnd }
type Said = { known: KnownFile }
type Seen = { view: FileView }
type Discarded = { output: { image: string | null } }

/** The shop's id of a file that it expects. */
export const remoteOf = ({ remote }: UploadFileContext): string => demand(remote, 'an id at the shop')

/** Its end as a failure; what is missing, or is not there any more, is no failure. */
const endOf = (end: SendEnd): FileFailure | null =>
  end === 'bytes' || isOver(end) ? null : toSendFailure(end)

/** What the chart beside it is made of. */
export const uploadFileSetup = setup({
  types: {} as {
    context: UploadFileContext
    events: UploadFileEvent
    input: UploadFileInput
    tags: 'pending' | 'attention'
  },
  actors: uploadFilePorts,
  guards: {
    isSeenBefore: ({ context }) => context.remote !== null,
    isRead: ({ context }) => context.sha256 !== null,
    isReady: (_, { view }: Seen) => view.state === 'ready',
    isRefused: (_, { view }: Seen) => view.state === 'refused',
    isShort: (_, { view }: Seen) => view.state === 'sending',
    isHeldAlready: ({ context }, { known }: Said) => known.images.length > 0 && !context.again,
    isSentAlready: (_, { known }: Said) => known.file !== null && known.file.state !== 'sending',
    /** And not of another file that is on its way. */
    isOfShop: ({ context }) => context.alike.every(({ image }) => image !== null),
    isAlike: ({ context }) => context.alike.length > 0,
    isRejected: ({ context }) => context.refusal !== null,
    isWhole: ({ context }) => context.opened !== null,
    isBeingSent: ({ context }) => context.offset < context.file.size,
    isReplaceable: (_, { picture }: { picture: AlikePicture }) => picture.image !== null,
    isNamed: ({ context }) => namedOf(context) !== null,
    isUnconfirmed: ({ context }, { common }: { common: Typed }) => isUnconfirmed(context, common),
    isAboutAll: (_, { error }: Thrown) => isAboutAll(toFailure(error)),
    isInvalid: (_, { error }: Thrown) => toFailure(error).kind === 'invalid',
    isMissing: (_, { end }: Ended) => end === 'bytes',
    isOver: (_, { end }: Ended) => isOver(end),
    isHeld: (_, { end }: Ended) => {
      const failure = endOf(end)
      return failure !== null && isAboutAll(failure)
    },
    isSavedBefore: (_, { output }: Discarded) => output.image !== null,
    isFurther: ({ context }, { offset }: { offset: number }) => offset > context.offset,
  },
  actions: {
    keepBytes: assign((_, { bytes }: { bytes: string }) => ({ bytes })),
    forgetBytes: assign({ bytes: null }),
    keepHash: assign((_, { output }: { output: { sha256: string } }) => ({ sha256: output.sha256 })),
    keepKnown: assign((_, { known }: Said) => keepKnown(known)),
    keepRemote: assign((_, { remote }: { remote: string }) => ({ remote })),
    forgetRemote: assign({ remote: null, offset: 0 }),
    keepProgress: assign((_, { offset, rate }: { offset: number; rate: number }) => ({ offset, rate })),
    keepWhole: assign(({ context }) => ({ offset: context.file.size, rate: 0 })),
    stand: assign({ rate: 0 }),
    sendAgain: assign({ again: true, alike: [] }),
    keepView: assign((_, { view }: Seen) => keepView(view)),
    keepSeen: assign((_, { output }: { output: FileView }) => keepView(output)),
    decideNamed: assign(({ context }) => ({ deciding: namedOf(context) })),
    decide: assign((_, { picture }: { picture: AlikePicture }) => ({ deciding: picture })),
    keepTyped: assign(({ context }, { name, typed }: Typing) => ({
      typed: { ...context.typed, [name]: typed },
    })),
    untype: assign(({ context }, { name }: { name: DetailName }) => ({ typed: untype(context.typed, name) })),
    confirmSmall: assign((_, { isConfirmed }: { isConfirmed: boolean }) => ({ sellsSmall: isConfirmed })),
    keepCommon: assign((_, { common }: { common: Typed }) => ({ common })),
    keepUnconfirmed: assign({ failure: UNCONFIRMED }),
    keepSaved: assign((_, { output }: { output: { image: string; isLeftOut: boolean } }) => ({
      image: output.image,
      late: output.isLeftOut ? 'edit' : null,
    })),
    keepUndiscarded: assign((_, { output }: Discarded) => ({ image: output.image, late: 'discard' })),
    keepReplaced: assign(({ context }) => ({ image: demand(context.deciding, 'a picture').image })),
    keepFailure: assign(keepThrown(toFailure)),
    keepEnd: assign((_, { end }: Ended) => ({ failure: endOf(end) })),
    forgetFailure: assign({ failure: null }),
    tell: sendTo(
      ({ self }) => self._parent ?? self,
      ({ context: { file, sha256, remote } }, { to }: { to: Standing }): FileNews => ({
        type: 'file.moved',
        id: file.id,
        to,
        sha256,
        remote,
      }),
    ),
    tellHeld: sendTo(
      ({ self }) => self._parent ?? self,
      ({ context }, { to }: { to: Standing }): FileNews => ({
        type: 'file.held',
        id: context.file.id,
        to,
        failure: demand(context.failure, 'a failure') as AboutAll,
      }),
    ),
    tellGone: sendTo(
      ({ self }) => self._parent ?? self,
      ({ context }): FileNews => ({ type: 'file.gone', id: context.file.id }),
    ),
  },
})
