import type { Actor } from 'xstate'
import type { SubjectActors } from '#client/actors/subject-actors.ts'
import type { publishingMachine } from '#machines/publishing/machine.ts'
import type { PublishingSubject } from '#machines/publishing/ports.ts'

export type Publishings = SubjectActors<PublishingSubject, Actor<typeof publishingMachine>>
