import type { Preferences } from '#machines/preferences/machine.ts'
import type { Profile, ProjectRef, User } from '#machines/session.ts'
import { createKept, isRecord, type Kept } from './kept-state.ts'

/** Who was here last: a user, or a guest, who is a profile alone. Never a token of theirs. */
export interface KeptVisitor {
  user: User | null
  profile: Profile | null
}

/** The cart held here. The token of a guest's cart is the guest's only proof that it is theirs. */
export interface KeptCart {
  token: string
  projectId: string
  isGuest: boolean
}

/** Local persistence: preferences, user and cart (spec.md section 1). */
export interface KeptState {
  preferences: Kept<Partial<Preferences>>
  visitor: Kept<KeptVisitor>
  cart: Kept<KeptCart>
}

export const createKeptState = (storage: Storage): KeptState => ({
  preferences: createKept(storage, 'preferences', isPreferences),
  visitor: createKept(storage, 'user', isVisitor),
  cart: createKept(storage, 'cart', isCart),
})

const SWITCHES = ['showAllFields', 'showRaw', 'artistUploadTips', 'searchAdvanced', 'searchRefresh'] as const
const VIEWS = ['uploadsView', 'artistArtView'] as const

const isPreferences = (value: unknown): value is Partial<Preferences> =>
  isRecord(value) &&
  SWITCHES.every((name) => value[name] === undefined || typeof value[name] === 'boolean') &&
  VIEWS.every((name) => value[name] === undefined || value[name] === 'grid' || value[name] === 'list') &&
  (value.dismissed === undefined || (Array.isArray(value.dismissed) && value.dismissed.every(isText)))

const isVisitor = (value: unknown): value is KeptVisitor =>
  isRecord(value) && isNullOr(isUser)(value.user) && isNullOr(isProfile)(value.profile)

const isCart = (value: unknown): value is KeptCart =>
  isRecord(value) && isText(value.token) && isText(value.projectId) && typeof value.isGuest === 'boolean'

const isUser = (value: unknown): value is User =>
  isRecord(value) &&
  isText(value.uuid) &&
  isText(value.email) &&
  typeof value.name === 'string' &&
  typeof value.isStaff === 'boolean'

const isProfile = (value: unknown): value is Profile =>
  isRecord(value) && isNullOr(isText)(value.userId) && isNullOr(isProject)(value.currentProject)

const isProject = (value: unknown): value is ProjectRef =>
  isRecord(value) && isText(value.id) && typeof value.name === 'string' && typeof value.label === 'string'

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const isNullOr =
  <Value>(is: (value: unknown) => value is Value) =>
  (value: unknown): value is Value | null =>
    value === null || is(value)
