import type { Said } from '#services/content/opening/contract.ts'
import type { FileState } from '#services/content/uploads/contract.ts'
import type { Resolvers, UploadFileState } from '../../generated/resolvers.ts'
import { uploadMutations } from './mutations.ts'

const STATES: Record<FileState, UploadFileState> = {
  sending: 'SENDING',
  checking: 'CHECKING',
  ready: 'READY',
  refused: 'REFUSED',
}

const textOf = (said: Said<string> | undefined) => (said ? { ...said, note: said.note ?? null } : null)

export const uploadResolvers: Resolvers = {
  Query: {
    uploadLimits: async (_, __, { uploads }) => {
      const { limits } = await uploads.options()
      return {
        mostBytes: limits.most_bytes,
        mostPixels: limits.most_pixels,
        shortestSide: limits.shortest_side,
        formats: limits.formats,
        mostFiles: limits.most_files,
        chunkBytes: limits.chunk_bytes,
        sentAtOnce: limits.sent_at_once,
      }
    },
    uploadFiles: (_, __, { uploads }) => uploads.files(null),
    uploadFilesById: (_, { ids }, { uploads }) => (ids.length === 0 ? [] : uploads.files(ids)),
  },
  Mutation: uploadMutations,
  UploadFile: { state: ({ state }) => STATES[state] },
  FileUnderWay: { state: ({ state }) => STATES[state] },
  OpenedFile: {
    width: ({ pixels }) => pixels.width,
    height: ({ pixels }) => pixels.height,
    printWidth: ({ print }) => print.width,
    printHeight: ({ print }) => print.height,
    isSmall: ({ is_small }) => is_small,
    isMadeByAi: ({ is_made_by_ai }) => is_made_by_ai,
  },
  DescribedPicture: {
    title: ({ title }) => textOf(title),
    caption: ({ caption }) => textOf(caption),
    creator: ({ creator }) => textOf(creator),
    rights: ({ rights }) => textOf(rights),
    credit: ({ credit }) => textOf(credit),
    keywords: ({ keywords: said }) =>
      said ? { values: [...said.value], origin: said.origin, note: said.note ?? null } : null,
  },
  AlikePicture: { isSame: ({ kind }) => kind === 'same', isNamed: ({ kind }) => kind === 'named' },
  Upload: { id: ({ id }) => `${id}` },
}
