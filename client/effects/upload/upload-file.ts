import type { ApolloClient } from '@apollo/client'
import {
  CreateUploadDocument,
  DiscardUploadFileDocument,
  PictureVersionDocument,
  ReplacePictureDocument,
  TellPicturesApartDocument,
} from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import * as say from '#client/effects/messages.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import { Refusal } from '#machines/refusal.ts'
import type { Typed } from '#machines/upload-file/details.ts'
import type { uploadFilePorts } from '#machines/upload-file/ports.ts'
import type { ChosenBytes } from './bytes.ts'
import { type HashFile, hashFile as hashInWorker } from './hash-file.ts'
import { readFile } from './read-file.ts'
import { createSendPort, type SendDeps } from './send-port.ts'

interface UploadFileDeps extends SendDeps {
  apollo: ApolloClient
  bytes: Pick<ChosenBytes, 'find'>
  hash?: HashFile
}

type PromisePorts = Omit<typeof uploadFilePorts, 'sendFile'>

const UNREAD = new Refusal('NOT_FOUND', say.chooseFileAgain)
const fetchPolicy = 'no-cache'

/** The bodies of the ports of machines/upload-file. */
export const createUploadFileEffects = ({ apollo, hash = hashInWorker, ...deps }: UploadFileDeps) => {
  const { actors } = fillPorts<PromisePorts>({
    hashFile: async ({ bytes }) => {
      const file = bytes === null ? null : deps.bytes.find(bytes)
      const sha256 = file && (await hash(file))
      if (sha256 === null) throw UNREAD
      return { sha256 }
    },

    discardFile: async ({ remote: id }) => {
      const { discardUploadFile } = await ask(
        apollo.mutate({ mutation: DiscardUploadFileDocument, variables: { input: { id } }, fetchPolicy }),
      )
      refuseUserErrors(discardUploadFile.userErrors)
      return { image: discardUploadFile.image ?? null }
    },

    tellApart: async ({ remote, picture: { image, file } }) => {
      const input = { file: remote, ...(image === null ? { otherFile: file } : { image }) }
      const { tellPicturesApart } = await ask(
        apollo.mutate({ mutation: TellPicturesApartDocument, variables: { input }, fetchPolicy }),
      )
      refuseUserErrors(tellPicturesApart.userErrors)
      if (!tellPicturesApart.file) throw new Error('The graph answered nothing.')
      return readFile(tellPicturesApart.file)
    },

    replacePicture: async ({ remote: file, image, idempotencyKey }) => {
      const version = await readVersion(apollo, image)
      const input = { file, image, version, idempotencyKey }
      const { replacePicture } = await ask(
        apollo.mutate({ mutation: ReplacePictureDocument, variables: { input }, fetchPolicy }),
      )
      refuseUserErrors(replacePicture.userErrors)
    },

    createUpload: async ({ remote: file, name, details, sellsSmall }) => {
      const input = { file, name, sellsSmall, ...toInput(details) }
      const { createUpload } = await ask(
        apollo.mutate({ mutation: CreateUploadDocument, variables: { input }, fetchPolicy }),
      )
      refuseUserErrors(createUpload.userErrors)
      if (!createUpload.upload) throw new Error('The graph answered nothing.')
      const { id, image } = createUpload.upload
      return { id, image, isLeftOut: createUpload.isLeftOut }
    },
  })
  return { actors: { ...actors, sendFile: createSendPort(deps) } }
}

const readVersion = async (apollo: ApolloClient, id: string): Promise<number> => {
  const { record } = await ask(
    apollo.query({ query: PictureVersionDocument, variables: { id }, fetchPolicy }),
  )
  if (!record) throw new Refusal('NOT_FOUND', say.imageIsGone)
  return record.version
}

/** An empty text says nothing either: the shop's own rules decide. */
const toInput = ({ price = '', keywords, ...details }: Typed) => ({
  ...Object.fromEntries(Object.entries(details).filter(([, value]) => value !== '')),
  ...(keywords && { keywords: [...keywords] }),
  ...(price !== '' && { price: Number(price) }),
})
