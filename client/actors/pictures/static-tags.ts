import type { Actor } from 'xstate'
import type { SubjectActors } from '#client/actors/subject-actors.ts'
import type { staticTagMachine } from '#machines/static-tag/machine.ts'
import type { TagSubject } from '#machines/static-tag/ports.ts'

export type StaticTags = SubjectActors<TagSubject, Actor<typeof staticTagMachine>>
