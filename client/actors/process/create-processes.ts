import type { AnyStateMachine, InputFrom } from 'xstate'
import type { PageProcess, Process, SharedProcess, SubjectProcess, Terms } from './define-process.ts'
import type { Follow, Follows } from './follow.ts'
import { createLasting } from './lasting.ts'
import { createMaking, type MakingDeps } from './make-actor.ts'
import { createOwnSeat, type Seat } from './seat.ts'
import { createSubjects, type Subjects } from './subjects.ts'

export type Processes = ReturnType<typeof createProcesses>

/** Runs the processes of one page, each on its terms (docs/decisions/0042-one-way-to-run-an-actor.md). */
export const createProcesses = (deps: MakingDeps) => {
  const making = createMaking(deps)
  const { logicOf, make, resume } = making
  const follows: Follows = new Map()
  const lasting = createLasting(making, follows)
  const bySubject = new Map<object, object>()

  const createSubjectsOf = <Machine extends AnyStateMachine, Subject>(
    process: SubjectProcess<Machine, Subject>,
  ) => {
    const { keyOf, nameOf = keyOf } = process.terms
    const logic = logicOf(process, {})
    const makeActor = (input: InputFrom<Machine> & Subject) => {
      const name = nameOf(input)
      const ref = resume(process, name) ?? make(logic(name), input)
      follows.get(process)?.(ref)
      return ref
    }
    return createSubjects<Machine, Subject>(process.terms, makeActor, (ref) =>
      process.terms.watch?.(ref, deps.deps),
    )
  }

  const subjectsOf = <Machine extends AnyStateMachine, Subject>(
    process: SubjectProcess<Machine, Subject>,
  ): Subjects<Machine, Subject> => {
    const known = bySubject.get(process) as Subjects<Machine, Subject> | undefined
    const subjects = known ?? createSubjectsOf(process)
    bySubject.set(process, subjects)
    return subjects
  }

  return {
    ...lasting,

    /** The actors of a process by subject. */
    subjectsOf,

    /** What a component shows of a process; `extra` is what its effects need besides. */
    seatOf<Machine extends AnyStateMachine, Extra>(
      process: Process<Machine, Terms<Machine>, Extra>,
      input: InputFrom<Machine> | undefined,
      extra: Extra,
    ): Seat<Machine> {
      switch (process.terms.life) {
        case 'component':
          return createOwnSeat(make(logicOf(process, extra)(), input))
        case 'subject':
          return subjectsOf(process as SubjectProcess<Machine, InputFrom<Machine>>).seatOf(
            input as InputFrom<Machine>,
          )
        default:
          return {
            ref: lasting.actorOf(process as PageProcess<Machine> | SharedProcess<Machine>),
            show: () => () => {},
          }
      }
    },

    /** What follows on what the actors of a process tell; say it before there is any. */
    follow<Machine extends AnyStateMachine, Subject>(
      process: PageProcess<Machine> | SubjectProcess<Machine, Subject>,
      follow: Follow<Machine>,
    ): void {
      follows.set(process, follow as Follow<AnyStateMachine>)
    },
  }
}
