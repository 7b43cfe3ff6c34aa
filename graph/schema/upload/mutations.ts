import type { NewUpload } from '#services/content/uploads/contract.ts'
import { badInput, isStatus, userErrorsFrom } from '../../errors.ts'
import type { CreateUploadInput, MutationResolvers } from '../../generated/resolvers.ts'
import { wrongKey } from '../idempotency-key.ts'

const findKnownPictures: MutationResolvers['findKnownPictures'] = async (_, { input }, { uploads }) => {
  try {
    const { results } = await uploads.known(input.files)
    return { known: results, userErrors: [] }
  } catch (error) {
    return { known: null, userErrors: userErrorsFrom(error) }
  }
}

const discardUploadFile: MutationResolvers['discardUploadFile'] = async (_, { input }, { uploads }) => {
  const { image } = await uploads.discard(input.id)
  return { image, userErrors: [] }
}

const tellPicturesApart: MutationResolvers['tellPicturesApart'] = async (_, { input }, { uploads }) => {
  const { file, otherFile, image } = input
  if ((otherFile == null) === (image == null)) throw badInput('image', 'Name an image or another file.')
  const other = image == null ? { file: otherFile ?? '' } : { image }
  try {
    return { file: await uploads.tellApart(file, other), userErrors: [] }
  } catch (error) {
    // What the service calls `file` is the other one, but for a missing one.
    const named = isStatus(error, 404) ? {} : { file: 'otherFile' }
    return { file: null, userErrors: userErrorsFrom(error, named, 'file') }
  }
}

const createUpload: MutationResolvers['createUpload'] = async (_, { input }, { uploads }) => {
  try {
    const upload = await uploads.create(bodyOf(input))
    return { upload, isLeftOut: upload.is_left_out, userErrors: [] }
  } catch (error) {
    return { upload: null, isLeftOut: false, userErrors: userErrorsFrom(error) }
  }
}

/** Leaves out what is not said, for the service tells that from an empty text. */
function bodyOf({ creatorUuid, royaltyCode, sellsSmall, ...said }: CreateUploadInput): NewUpload {
  const named = { ...said, creator_uuid: creatorUuid, royalty_code: royaltyCode, sells_small: sellsSmall }
  const sent = Object.entries(named).filter(([, value]) => value != null)
  return { ...Object.fromEntries(sent), file: said.file }
}

const replacePicture: MutationResolvers['replacePicture'] = async (_, { input }, { uploads }) => {
  const { idempotencyKey, image, version, file } = input
  const userErrors = wrongKey(idempotencyKey)
  if (userErrors.length > 0) return { version: null, userErrors }
  try {
    const record = await uploads.replacePicture(image, { file, version }, idempotencyKey)
    return { version: record.version, userErrors: [] }
  } catch (error) {
    return { version: null, userErrors: userErrorsFrom(error, {}, 'image') }
  }
}

const openOriginal: MutationResolvers['openOriginal'] = async (_, { upload }, { uploads }) => {
  try {
    return { href: (await uploads.openOriginal(upload)).path, userErrors: [] }
  } catch (error) {
    return { href: null, userErrors: userErrorsFrom(error, {}, 'upload') }
  }
}

export const uploadMutations: Pick<
  MutationResolvers,
  | 'findKnownPictures'
  | 'discardUploadFile'
  | 'tellPicturesApart'
  | 'createUpload'
  | 'replacePicture'
  | 'openOriginal'
> = {
  findKnownPictures,
  discardUploadFile,
  tellPicturesApart,
  createUpload,
  replacePicture,
  openOriginal,
}
