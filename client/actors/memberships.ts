import type { Actor } from 'xstate'
import type { collectionMembershipMachine } from '#machines/collection-membership/machine.ts'
import type { MembershipSubject } from '#machines/collection-membership/ports.ts'
import type { SubjectActors } from './subject-actors.ts'

export type Memberships = SubjectActors<MembershipSubject, Actor<typeof collectionMembershipMachine>>
