import type { InputFrom, OutputFrom } from 'xstate'
import type {
  CreateUploadMutation,
  CreateUploadMutationVariables,
  DiscardUploadFileMutation,
  PictureVersionQuery,
  ReplacePictureMutation,
  ReplacePictureMutationVariables,
  TellPicturesApartMutation,
  TellPicturesApartMutationVariables,
} from '#client/apollo/generated/graphql.ts'
import type { FileView } from '#machines/upload-file/picture.ts'
import type { uploadFilePorts } from '#machines/upload-file/ports.ts'
import type { HeldPort } from '../browser-walk.ts'
import { userErrorsOf } from '../held-graph.ts'
import type { Visit } from '../visit.ts'
import { fileOf } from './shop-files.ts'

/** What one file asks of the graph. */

/** The picture that is replaced, whatever the shop has. */
const VERSION = 3
export const showPicture = ({ page }: Visit) =>
  page.route('**/graphql', async (route) => {
    const { operationName, variables } = route.request().postDataJSON()
    if (operationName !== 'PictureVersion') return route.fallback()
    const record = { __typename: 'ResourceRecord' as const, id: variables.id, version: VERSION }
    await route.fulfill({ json: { data: { __typename: 'Query', record } satisfies PictureVersionQuery } })
  })

const created = (said: Partial<CreateUploadMutation['createUpload']>): CreateUploadMutation => ({
  __typename: 'Mutation',
  createUpload: {
    __typename: 'CreateUploadPayload',
    upload: null,
    isLeftOut: false,
    userErrors: [],
    ...said,
  },
})
const apart = (said: Partial<TellPicturesApartMutation['tellPicturesApart']>): TellPicturesApartMutation => ({
  __typename: 'Mutation',
  tellPicturesApart: { __typename: 'TellPicturesApartPayload', file: null, userErrors: [], ...said },
})
const replaced = (said: Partial<ReplacePictureMutation['replacePicture']>): ReplacePictureMutation => ({
  __typename: 'Mutation',
  replacePicture: { __typename: 'ReplacePicturePayload', version: null, userErrors: [], ...said },
})

export const ports: Readonly<Record<string, HeldPort>> = {
  discardFile: {
    operation: 'DiscardUploadFile',
    asks: ({ remote: id }: InputFrom<typeof uploadFilePorts.discardFile>) => ({ input: { id } }),
    answer: (output): DiscardUploadFileMutation => {
      const { image } = output as OutputFrom<typeof uploadFilePorts.discardFile>
      return {
        __typename: 'Mutation',
        discardUploadFile: { __typename: 'DiscardUploadFilePayload', image, userErrors: [] },
      }
    },
  },
  tellApart: {
    operation: 'TellPicturesApart',
    asks: ({
      remote: file,
      picture: { image },
    }: InputFrom<typeof uploadFilePorts.tellApart>): TellPicturesApartMutationVariables => ({
      input: { file, image },
    }),
    answer: (output) => apart({ file: fileOf(output as FileView) }),
    refuse: (refusal) => apart({ userErrors: userErrorsOf(refusal) }),
  },
  replacePicture: {
    operation: 'ReplacePicture',
    asks: ({
      remote: file,
      image,
      idempotencyKey,
    }: InputFrom<typeof uploadFilePorts.replacePicture>): ReplacePictureMutationVariables => ({
      input: { file, image, version: VERSION, idempotencyKey },
    }),
    answer: () => replaced({ version: VERSION + 1 }),
    refuse: (refusal) => replaced({ userErrors: userErrorsOf(refusal) }),
  },
  createUpload: {
    operation: 'CreateUpload',
    asks: ({
      remote: file,
      name,
      details: { keywords, price: _, ...details },
      sellsSmall,
    }: InputFrom<typeof uploadFilePorts.createUpload>): CreateUploadMutationVariables => ({
      input: { file, name, sellsSmall, ...details, keywords: [...(keywords ?? [])] },
    }),
    answer: (output) => {
      const { isLeftOut, ...upload } = output as OutputFrom<typeof uploadFilePorts.createUpload>
      return created({ upload: { __typename: 'Upload', ...upload }, isLeftOut })
    },
    refuse: (refusal) => created({ userErrors: userErrorsOf(refusal) }),
  },
}
