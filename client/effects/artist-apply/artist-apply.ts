import type { ApolloClient } from '@apollo/client'
import {
  type ApplicationAnswerFragment,
  type ApplicationStage,
  ApplyAgainDocument,
  ArtistApplicationDocument,
  GiveArtistDetailsDocument,
  type OwnApplicationFragment,
  SaveArtistApplicationDocument,
  SubmitArtistApplicationDocument,
} from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { Details } from '#machines/artist-apply/details.ts'
import type { artistApplyPorts, Kept, Stage, WriteAnswer } from '#machines/artist-apply/ports.ts'

/** The ports of an application to sell art. */
export const createArtistApplyEffects = ({ apollo }: { apollo: ApolloClient }) =>
  fillPorts<typeof artistApplyPorts>({
    loadApplication: async () => {
      const query = { query: ArtistApplicationDocument, fetchPolicy: 'network-only' as const }
      return toKept((await ask(apollo.query(query))).artistApplication)
    },
    saveDraft: async (draft) => {
      const mutation = SaveArtistApplicationDocument
      const { saveArtistApplication } = await ask(apollo.mutate({ mutation, variables: toInput(draft) }))
      return toAnswer(saveArtistApplication)
    },
    giveDetails: async (draft) => {
      const mutation = GiveArtistDetailsDocument
      const { giveArtistDetails } = await ask(apollo.mutate({ mutation, variables: toInput(draft) }))
      return toAnswer(giveArtistDetails)
    },
    submit: async (input) => {
      const mutation = SubmitArtistApplicationDocument
      const { submitArtistApplication } = await ask(apollo.mutate({ mutation, variables: { input } }))
      return toAnswer(submitArtistApplication)
    },
    applyAgain: async () => toAnswer((await ask(apollo.mutate({ mutation: ApplyAgainDocument }))).applyAgain),
  })

const STAGES: Record<ApplicationStage, Stage> = {
  STARTED: 'started',
  INFO: 'info',
  SAMPLE: 'sample',
  SUBMITTED: 'submitted',
  DECLINED: 'declined',
  APPROVED: 'approved',
  PAYMENT: 'payment',
}

type Texts = OwnApplicationFragment['details']

/** A line of the form for each link. */
const toDetails = ({ fullName, location, bio, website, links }: Texts): Details => {
  const [link1 = '', link2 = '', link3 = ''] = links
  return { fullName, location, bio, website, link1, link2, link3 }
}

const toInput = ({ version, details }: { version: number; details: Details }) => {
  const { link1, link2, link3, ...texts } = details
  return { input: { version, details: { ...texts, links: [link1, link2, link3] } } }
}

const toKept = ({ stage, version, details }: OwnApplicationFragment): Kept => ({
  stage: stage && STAGES[stage],
  version,
  details: toDetails(details),
})

const toAnswer = ({ application, stale, isClosed, userErrors }: ApplicationAnswerFragment): WriteAnswer => {
  refuseUserErrors(userErrors.map((error) => ({ ...error, field: toField(error.field) })))
  if (isClosed) return { kind: 'closed' }
  if (stale) return { kind: 'stale', version: stale.version, theirs: toDetails(stale.theirs) }
  if (!application) throw new Error('The graph answered nothing.')
  return { kind: 'kept', kept: toKept(application) }
}

/** The second link is `links.1`. */
const toField = (field: string | null): string | null => {
  const place = field === null ? null : /^links\.(\d)$/.exec(field)?.[1]
  return place ? `link${Number(place) + 1}` : field
}
