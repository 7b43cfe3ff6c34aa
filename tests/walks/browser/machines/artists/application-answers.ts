import type { ApplicationAnswerFragment, ApplicationStage } from '#client/apollo/generated/graphql.ts'
import type { Details } from '#machines/artist-apply/details.ts'
import type { Kept, Stage, WriteAnswer } from '#machines/artist-apply/ports.ts'
import type { Refusal } from '#machines/refusal.ts'
import { userErrorsOf } from '../../held-graph.ts'

/** What the graph answers of an application, as the walk's examples have it. */
const STAGES: Readonly<Record<Stage, ApplicationStage>> = {
  started: 'STARTED',
  info: 'INFO',
  sample: 'SAMPLE',
  submitted: 'SUBMITTED',
  declined: 'DECLINED',
  approved: 'APPROVED',
  payment: 'PAYMENT',
}

export const textsOf = ({ link1, link2, link3, ...texts }: Details) => ({
  __typename: 'ApplicationDetails' as const,
  ...texts,
  links: [link1, link2, link3],
})

export const REASON = 'We have many harbours already.'

export const applicationOf = ({
  stage,
  version,
  details,
}: Kept): NonNullable<ApplicationAnswerFragment['application']> => ({
  __typename: 'ArtistApplication',
  stage: stage && STAGES[stage],
  version,
  details: textsOf(details),
  submittedAt: stage === 'submitted' ? '2026-11-25T10:00:00.000Z' : null,
  decidedAt: null,
  declineReason: stage === 'declined' ? REASON : null,
  sample: [],
  usualDays: 4,
  earlier: [],
})

export const answerOf = (output: WriteAnswer): ApplicationAnswerFragment => ({
  __typename: 'ArtistApplicationPayload',
  application: output.kind === 'kept' ? applicationOf(output.kept) : null,
  stale:
    output.kind === 'stale'
      ? { __typename: 'StaleApplication', version: output.version, theirs: textsOf(output.theirs) }
      : null,
  isClosed: output.kind === 'closed',
  userErrors: [],
})

export const refusalOf = (refusal: Refusal): ApplicationAnswerFragment => ({
  ...answerOf({ kind: 'closed' }),
  isClosed: false,
  userErrors: userErrorsOf(refusal).map((error) => ({
    ...error,
    field: error.field === 'link1' ? 'links.0' : error.field,
  })),
})
