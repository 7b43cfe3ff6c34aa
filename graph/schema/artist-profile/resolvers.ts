import { RestError } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { decideApplication } from './decide-application.ts'
import { artistEmailPreview, sendArtistEmail } from './email.ts'
import { STAGES } from './stages.ts'

export const artistProfileResolvers: Resolvers = {
  Query: {
    artistProfile: async (_, _args, { me, content }) => content.artistProfile((await me()).uuid),
    artistEmailPreview,
  },
  Mutation: { decideApplication, sendArtistEmail },
  Session: {
    artistProfile: ({ access }, _, { auth, content }) =>
      auth
        .me(access)
        .then(({ uuid }) => content.artistProfile(uuid, access))
        .catch(nullIfRefused),
  },
  ArtistProfile: {
    id: ({ id }) => `${id}`,
    fullName: (profile) => profile.full_name,
    applicationStage: (profile) => STAGES[profile.application_stage],
  },
}

const nullIfRefused = (error: unknown): null => {
  if (error instanceof RestError) return null
  throw error
}
