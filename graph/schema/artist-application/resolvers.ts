import type {
  ApplicationValues,
  ApplicationView,
} from '#services/content/artist-profiles/applying/contract.ts'
import { isStatus, nullIfMissing, userErrorsFrom } from '../../errors.ts'
import type {
  ApplicationDetails,
  ApplicationDetailsInput,
  ArtistApplicationPayload,
  Resolvers,
} from '../../generated/resolvers.ts'
import { STAGES } from '../artist-profile/stages.ts'
import { wrongKey } from '../idempotency-key.ts'

const detailsOf = ({ full_name, location, bio, website, links }: ApplicationValues): ApplicationDetails => ({
  fullName: full_name,
  location,
  bio,
  website,
  links,
})

const valuesOf = ({ fullName, ...rest }: ApplicationDetailsInput): ApplicationValues => ({
  full_name: fullName,
  ...rest,
})

const shapeOf = (view: ApplicationView): NonNullable<ArtistApplicationPayload['application']> => ({
  stage: view.stage && STAGES[view.stage],
  version: view.version,
  details: detailsOf(view.values),
  submittedAt: view.submitted_at,
  decidedAt: view.decided_at,
  declineReason: view.decline_reason,
  sample: view.sample,
  usualDays: view.usual_days,
  earlier: view.earlier.map((each) => ({
    submittedAt: each.submitted_at,
    decidedAt: each.decided_at,
    declineReason: each.decline_reason,
    sample: each.sample,
    details: detailsOf(each),
  })),
})

const REFUSED: ArtistApplicationPayload = { application: null, stale: null, isClosed: false, userErrors: [] }

/** Says what became of a write, also where it was refused. */
const payloadOf = (write: Promise<ApplicationView>): Promise<ArtistApplicationPayload> =>
  write.then(
    (view) => ({ ...REFUSED, application: shapeOf(view) }),
    (error: unknown) => {
      if (isStatus(error, 409) && error.reason === 'application_closed') return { ...REFUSED, isClosed: true }
      const stale = isStatus(error, 409) ? error.stale : null
      if (stale) return { ...REFUSED, stale: { version: stale.version, theirs: detailsOf(stale.theirs) } }
      return { ...REFUSED, userErrors: userErrorsFrom(error) }
    },
  )

export const artistApplicationResolvers: Resolvers = {
  Query: {
    artistApplication: async (_, __, { content }) => shapeOf(await content.ownApplication()),
    applicationSample: async (_, { profile }, { content }) =>
      (await content.applicationSample(profile).catch(nullIfMissing)) ?? [],
  },
  Mutation: {
    saveArtistApplication: (_, { input: { version, details } }, { content }) =>
      payloadOf(content.saveApplication({ version, ...valuesOf(details) })),
    giveArtistDetails: (_, { input: { version, details } }, { content }) =>
      payloadOf(content.giveDetails({ version, ...valuesOf(details) })),
    submitArtistApplication: async (_, { input: { version, idempotencyKey } }, { content }) => {
      const userErrors = wrongKey(idempotencyKey)
      if (userErrors.length > 0) return { ...REFUSED, userErrors }
      return payloadOf(content.submitApplication({ version }, idempotencyKey))
    },
    applyAgain: (_, __, { content }) => payloadOf(content.applyAgain()),
  },
}
