import type { ApplicationStage, SessionPartsFragment } from '#client/apollo/generated/graphql.ts'
import type { Vault } from '#client/effects/session/vault.ts'
import type { ArtistRef, ProjectRef, Session } from '#machines/session.ts'

/** The graph's session as machines pass it on: the access token stays behind, in the vault. */
export const toSession = (
  vault: Vault,
  { access, user, profile, artistProfile }: SessionPartsFragment,
): Session => ({
  access: vault.keepSecret(access),
  user: {
    uuid: user.uuid,
    email: user.email,
    name: user.name,
    isStaff: user.isStaff,
    secondFactorMissing: user.secondFactorMissing,
  },
  profile: { userId: profile.userId, currentProject: toProject(profile.currentProject) },
  artist: toArtist(artistProfile),
})

const toProject = (project: SessionPartsFragment['profile']['currentProject']): ProjectRef | null =>
  project && { id: project.id, name: project.name, label: project.label }

const STAGES: Record<ApplicationStage, ArtistRef['applicationStage']> = {
  STARTED: 'started',
  INFO: 'info',
  SAMPLE: 'sample',
  SUBMITTED: 'submitted',
  DECLINED: 'declined',
  APPROVED: 'approved',
  PAYMENT: 'payment',
}

const toArtist = (profile: SessionPartsFragment['artistProfile']): ArtistRef | null =>
  profile && { id: profile.id, applicationStage: STAGES[profile.applicationStage] }
