import type {
  AlikePicturePartsFragment,
  FindKnownPicturesMutation,
  UploadFilePartsFragment,
} from '#client/apollo/generated/graphql.ts'
import type {
  AlikePicture,
  Described,
  FileView,
  KnownFile,
  MetadataOrigin,
  Opened,
  Said,
} from '#machines/upload-file/picture.ts'

const STATES = { SENDING: 'sending', CHECKING: 'checking', READY: 'ready', REFUSED: 'refused' } as const

export const readAlike = ({
  isSame,
  isNamed,
  __typename,
  ...picture
}: AlikePicturePartsFragment): AlikePicture => ({
  ...picture,
  kind: isSame ? 'same' : isNamed ? 'named' : 'near',
})

type SentOpened = NonNullable<UploadFilePartsFragment['opened']>
type SentDescribed = SentOpened['described']

const readSaid = <Value>(
  said: { origin: string; note: string | null } | null,
  value: Value | undefined,
): Said<Value> | null =>
  said && value !== undefined ? { value, origin: said.origin as MetadataOrigin, note: said.note } : null

const readDescribed = ({ title, caption, creator, keywords, rights, credit }: SentDescribed): Described => ({
  title: readSaid(title, title?.value),
  caption: readSaid(caption, caption?.value),
  creator: readSaid(creator, creator?.value),
  keywords: readSaid(keywords, keywords?.values),
  rights: readSaid(rights, rights?.value),
  credit: readSaid(credit, credit?.value),
})

const readOpened = ({
  width,
  height,
  printWidth,
  printHeight,
  described,
  __typename,
  ...opened
}: SentOpened): Opened => ({
  ...opened,
  pixels: { width, height },
  print: { width: printWidth, height: printHeight },
  described: readDescribed(described),
})

/** A file of the shop, as machines know it. */
export const readFile = ({
  state,
  refusal,
  opened,
  alike,
  __typename,
  ...file
}: UploadFilePartsFragment): FileView => ({
  ...file,
  state: STATES[state],
  refusal: refusal?.detail ?? null,
  opened: opened && readOpened(opened),
  alike: alike.map(readAlike),
})

type SentKnown = NonNullable<FindKnownPicturesMutation['findKnownPictures']['known']>[number]

export const readKnown = ({ file, images }: SentKnown): KnownFile => ({
  file: file && { id: file.id, state: STATES[file.state], offset: file.offset },
  images: images.map(readAlike),
})
