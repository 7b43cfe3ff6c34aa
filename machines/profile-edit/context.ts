import { type Details, type Dispute, EMPTY, isSame, merge } from './details.ts'
import type { ProfileEditFailure } from './failure.ts'
import type { CutPhoto, Kept } from './ports.ts'

export interface ProfileEditInput {
  /** The account whose profile it is. */
  owner: string
}

export interface ProfileEditContext extends ProfileEditInput {
  /** Null until the profile is read. */
  version: number | null
  /** What the shop has. */
  base: Details
  /** What is typed. */
  values: Details
  /** What was sent and not answered; null otherwise. */
  draft: Details | null
  /** Fields that somebody else has changed too, until it is said which text stays. */
  disputes: readonly Dispute[]
  /** That is being sent; null otherwise. */
  photo: CutPhoto | null
  failure: ProfileEditFailure | null
}

export const beginEditing = ({ owner }: ProfileEditInput): ProfileEditContext => ({
  owner,
  version: null,
  base: EMPTY,
  values: EMPTY,
  draft: null,
  disputes: [],
  photo: null,
  failure: null,
})

type Read = Pick<ProfileEditContext, 'version' | 'base' | 'values' | 'draft' | 'disputes'>

/** Takes what the shop has by now, beside what is typed. */
export const receive = (
  { base, values, draft }: Pick<ProfileEditContext, 'base' | 'values' | 'draft'>,
  { version, details }: Kept,
): Read => ({
  version,
  base: details,
  draft: null,
  ...merge({ base, mine: values, theirs: details, sent: draft }),
})

export const isUnsaved = ({ base, values }: Pick<ProfileEditContext, 'base' | 'values'>): boolean =>
  !isSame(base, values)
