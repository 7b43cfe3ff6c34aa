import type { Actor } from 'xstate'
import type { SubjectActors } from '#client/actors/subject-actors.ts'
import type { collectionMembershipMachine } from '#machines/collection-membership/machine.ts'
import type { MembershipSubject } from '#machines/collection-membership/ports.ts'

export type Memberships = SubjectActors<MembershipSubject, Actor<typeof collectionMembershipMachine>>
