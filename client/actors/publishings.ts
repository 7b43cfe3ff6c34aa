import type { Actor } from 'xstate'
import type { publishingMachine } from '#machines/publishing/machine.ts'
import type { PublishingSubject } from '#machines/publishing/ports.ts'
import type { SubjectActors } from './subject-actors.ts'

export type Publishings = SubjectActors<PublishingSubject, Actor<typeof publishingMachine>>
