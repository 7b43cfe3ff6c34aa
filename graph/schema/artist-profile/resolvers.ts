import type { ApplicationStage as RestStage } from '#services/content/artist-profiles/contract.ts'
import { RestError } from '../../errors.ts'
import type { ApplicationStage, Resolvers } from '../../generated/resolvers.ts'
import { decideApplication } from './decide-application.ts'
import { artistEmailPreview, sendArtistEmail } from './email.ts'

const STAGES: Record<RestStage, ApplicationStage> = {
  started: 'STARTED',
  info: 'INFO',
  sample: 'SAMPLE',
  submitted: 'SUBMITTED',
  declined: 'DECLINED',
  approved: 'APPROVED',
  payment: 'PAYMENT',
}

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
