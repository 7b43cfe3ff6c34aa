import type { Actor } from 'xstate'
import type { staticTagMachine } from '#machines/static-tag/machine.ts'
import type { TagSubject } from '#machines/static-tag/ports.ts'
import type { SubjectActors } from './subject-actors.ts'

export type StaticTags = SubjectActors<TagSubject, Actor<typeof staticTagMachine>>
