import type { ApolloClient } from '@apollo/client'
import { UNSHARED } from '#client/apollo/contexts.ts'
import {
  FindKnownPicturesDocument,
  UploadFilesByIdDocument,
  UploadFilesDocument,
} from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { uploadPorts } from '#machines/upload/ports.ts'
import { uploadFileMachine } from '#machines/upload-file/machine.ts'
import type { ChosenBytes } from './bytes.ts'
import { createLinePort, type LineTarget } from './line-port.ts'
import { readFile, readKnown } from './read-file.ts'
import type { SendDeps } from './send-port.ts'
import { createUploadFileEffects } from './upload-file.ts'

interface UploadDeps extends SendDeps {
  apollo: ApolloClient
  bytes: Pick<ChosenBytes, 'find'>
  page?: LineTarget
}

type PromisePorts = Omit<typeof uploadPorts, 'line'>

/** Nothing of these is the screen's: it shows what the machine has. */
const fetchPolicy = 'no-cache'

/** The bodies of the ports of machines/upload, and of those of its files. */
export const createUploadEffects = ({ page = window, ...deps }: UploadDeps) => {
  const { apollo } = deps
  const { actors } = fillPorts<PromisePorts>({
    listFiles: async () => {
      const { uploadFiles } = await ask(
        apollo.query({ query: UploadFilesDocument, fetchPolicy, ...UNSHARED }),
      )
      return { views: uploadFiles.map(readFile) }
    },

    findKnown: async ({ files }) => {
      const input = { files: [...files] }
      const { findKnownPictures } = await ask(
        apollo.mutate({ mutation: FindKnownPicturesDocument, variables: { input }, fetchPolicy }),
      )
      refuseUserErrors(findKnownPictures.userErrors)
      return { known: (findKnownPictures.known ?? []).map(readKnown) }
    },

    lookAt: async ({ remotes }) => {
      const variables = { ids: [...remotes] }
      const { uploadFilesById } = await ask(
        apollo.query({ query: UploadFilesByIdDocument, variables, fetchPolicy, ...UNSHARED }),
      )
      return { views: uploadFilesById.map(readFile) }
    },
  })
  return {
    actors: {
      ...actors,
      line: createLinePort(page),
      file: uploadFileMachine.provide(createUploadFileEffects(deps)),
    },
  }
}
