import type { StateValueFrom } from 'xstate'
import type { artistApplicationLifecycle } from '#machines/lifecycles/artist-application.ts'

/** Who is here (spec.md section 3), as machines pass it between each other. */

/**
 * Names a secret kept in the vault of client/effects; the secret itself never enters an event, a context or a
 * journal.
 */
export type SecretRef = string

export interface User {
  uuid: string
  email: string
  name: string
  isStaff: boolean
  /** Staff whose rights wait until they set up a second factor. */
  secondFactorMissing: boolean
}

export interface ProjectRef {
  id: string
  name: string
  label: string
}

export interface Profile {
  /** Null in a guest session. */
  userId: string | null
  currentProject: ProjectRef | null
}

/** An artist profile, as far as the way to it goes (spec.md section 4, Artist menu link). */
export interface ArtistRef {
  id: string
  applicationStage: StateValueFrom<typeof artistApplicationLifecycle>
}

/** What signing in and restoring answer with; `access` is the reference of the access token. */
export interface Session {
  access: SecretRef
  user: User
  profile: Profile
  /** Null for whoever is no artist, and where that could not be asked. */
  artist: ArtistRef | null
}
