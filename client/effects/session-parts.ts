import type { SessionPartsFragment } from '#client/apollo/generated/graphql.ts'
import type { ProjectRef, Session } from '#machines/session.ts'
import type { Vault } from './vault.ts'

/** The graph's session as machines pass it on: the access token stays behind, in the vault. */
export const toSession = (vault: Vault, { access, user, profile }: SessionPartsFragment): Session => ({
  access: vault.keepSecret(access),
  user: { uuid: user.uuid, email: user.email, name: user.name, isStaff: user.isStaff },
  profile: { userId: profile.userId, currentProject: toProject(profile.currentProject) },
})

const toProject = (project: SessionPartsFragment['profile']['currentProject']): ProjectRef | null =>
  project && { id: project.id, name: project.name, label: project.label }
