import type {
  FindKnownPicturesMutation,
  UploadFilePartsFragment,
  UploadFilesByIdQuery,
  UploadFilesQuery,
} from '#client/apollo/generated/graphql.ts'
import type { AlikePicture, Described, FileView, KnownFile, Opened } from '#machines/upload-file/picture.ts'

/** Files of the shop as the graph answers them. */

const STATES = { sending: 'SENDING', checking: 'CHECKING', ready: 'READY', refused: 'REFUSED' } as const

const alikeOf = ({ kind, ...picture }: AlikePicture): UploadFilePartsFragment['alike'][number] => ({
  __typename: 'AlikePicture',
  ...picture,
  isSame: kind === 'same',
  isNamed: kind === 'named',
})

type SentOpened = NonNullable<UploadFilePartsFragment['opened']>

const textOf = (said: Described['title']) => said && { __typename: 'SaidText' as const, ...said }

const describedOf = ({ keywords, ...texts }: Described): SentOpened['described'] => ({
  __typename: 'DescribedPicture',
  title: textOf(texts.title),
  caption: textOf(texts.caption),
  creator: textOf(texts.creator),
  rights: textOf(texts.rights),
  credit: textOf(texts.credit),
  keywords: keywords && {
    __typename: 'SaidList',
    values: [...keywords.value],
    origin: keywords.origin,
    note: keywords.note,
  },
})

const openedOf = ({ pixels, print, described, ...told }: Opened): SentOpened => ({
  __typename: 'OpenedFile',
  ...told,
  ...pixels,
  printWidth: print.width,
  printHeight: print.height,
  described: describedOf(described),
})

export const fileOf = ({ state, refusal, opened, alike, ...told }: FileView): UploadFilePartsFragment => ({
  __typename: 'UploadFile',
  ...told,
  state: STATES[state],
  refusal: refusal === null ? null : { __typename: 'UploadRefusal', detail: refusal },
  opened: opened && openedOf(opened),
  alike: alike.map(alikeOf),
})

const knownOf = ({ file, images }: KnownFile) => ({
  __typename: 'KnownPicture' as const,
  file: file && { __typename: 'FileUnderWay' as const, ...file, state: STATES[file.state] },
  images: images.map(alikeOf),
})

/** Answers to what the queue asks. */
export const listed = (views: readonly FileView[]): UploadFilesQuery => ({
  __typename: 'Query',
  uploadFiles: views.map(fileOf),
})
export const seen = (views: readonly FileView[]): UploadFilesByIdQuery => ({
  __typename: 'Query',
  uploadFilesById: views.map(fileOf),
})
export const told = (known: readonly KnownFile[]): FindKnownPicturesMutation => ({
  __typename: 'Mutation',
  findKnownPictures: { __typename: 'FindKnownPicturesPayload', known: known.map(knownOf), userErrors: [] },
})
