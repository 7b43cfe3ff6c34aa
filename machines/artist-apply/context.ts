import { type Details, type Dispute, EMPTY, isSame, merge } from './details.ts'
import type { ArtistApplyFailure } from './failure.ts'
import type { Kept, Stage, WriteAnswer } from './ports.ts'

/** The pages that an application is filled in on. */
export type Step = 'info' | 'sample' | 'applied'

export interface ArtistApplyInput {
  /** The account of whoever applies; null for nobody signed in. */
  owner: string | null
}

export interface ArtistApplyContext extends ArtistApplyInput {
  /** Which page is asked for; the application leads where it can be. */
  wanted: Step
  /** As the shop said last; null before anything was saved. */
  stage: Stage | null
  /** Null until the application is read. */
  version: number | null
  /** What the shop has. */
  base: Details
  /** What is typed. */
  values: Details
  /** What is being saved, or was sent and not answered; null otherwise. */
  draft: Details | null
  /** Fields that another page has changed too, until it is said which text stays. */
  disputes: readonly Dispute[]
  /** Of a submission that was not answered; null otherwise. */
  key: string | null
  failure: ArtistApplyFailure | null
}

export const beginApplying = ({ owner }: ArtistApplyInput): ArtistApplyContext => ({
  owner,
  wanted: 'info',
  stage: null,
  version: null,
  base: EMPTY,
  values: EMPTY,
  draft: null,
  disputes: [],
  key: null,
  failure: null,
})

type Read = Pick<ArtistApplyContext, 'version' | 'base' | 'values' | 'draft' | 'disputes'>

/** Takes what the shop has by now, beside what is typed. */
export const receive = (
  { base, values, draft }: Pick<ArtistApplyContext, 'base' | 'values' | 'draft'>,
  { version, details }: Pick<Kept, 'version' | 'details'>,
): Read => ({
  version,
  base: details,
  draft: null,
  ...merge({ base, mine: values, theirs: details, sent: draft }),
})

/** What of it another page has to be asked about. */
export const readStale = (context: ArtistApplyContext, output: WriteAnswer): Read | null =>
  output.kind === 'stale' ? receive(context, { version: output.version, details: output.theirs }) : null

export const isUnsaved = ({ base, values }: Pick<ArtistApplyContext, 'base' | 'values'>): boolean =>
  !isSame(base, values)

/** Whether its applicant can still change it. */
export const isOpen = (stage: Stage | null): boolean =>
  stage === null || stage === 'started' || stage === 'info' || stage === 'sample'

/** Where an application can be, for whoever asks for a page of it. */
export const stepFor = (stage: Stage | null, wanted: Step): Step => {
  if (!isOpen(stage)) return 'applied'
  return stage === null || stage === 'started' || wanted === 'info' ? 'info' : 'sample'
}
