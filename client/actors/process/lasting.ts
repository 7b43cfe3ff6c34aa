import type { Actor, AnyActor, AnyStateMachine, InputFrom } from 'xstate'
import type { PageProcess, SharedProcess } from './define-process.ts'
import type { Follows } from './follow.ts'
import type { Making } from './make-actor.ts'

type LastingProcess<Machine extends AnyStateMachine> = PageProcess<Machine> | SharedProcess<Machine>

const isShared = <Machine extends AnyStateMachine>(
  process: LastingProcess<Machine>,
): process is SharedProcess<Machine> => process.terms.life === 'shared'

/** The actors that outlive the screens of a page, one a process. */
export const createLasting = ({ logicOf, make, resume, share }: Making, follows: Follows) => {
  const running = new Map<object, AnyActor>()
  const listeners = new Set<() => void>()
  let isStarted = false

  const findCurrent = <Machine extends AnyStateMachine>(process: LastingProcess<Machine>) =>
    (running.get(process) as Actor<Machine> | undefined) ?? null

  const run = <Machine extends AnyStateMachine>(process: LastingProcess<Machine>, ref: Actor<Machine>) => {
    findCurrent(process)?.stop()
    follows.get(process)?.(ref)
    running.set(process, ref)
    if (isStarted) ref.start()
    for (const listener of listeners) listener()
    return ref
  }

  const beginProcess = <Machine extends AnyStateMachine>(
    process: PageProcess<Machine>,
    input?: InputFrom<Machine>,
  ) => run(process, make(logicOf(process, {})(), input))

  const resumeProcess = <Machine extends AnyStateMachine>(
    process: PageProcess<Machine>,
  ): Actor<Machine> | null => {
    const ref = resume(process)
    return ref && run(process, ref)
  }

  return {
    /** The actor of a process, made as it is first asked for; it goes on where its terms say so. */
    actorOf<Machine extends AnyStateMachine>(process: LastingProcess<Machine>): Actor<Machine> {
      const known = findCurrent(process)
      if (known) return known
      if (isShared(process)) return run(process, share(process))
      return resumeProcess(process) ?? beginProcess(process, process.terms.input)
    },

    /** Starts what was made so far; what is made later starts at once. What is shared has the tab started. */
    startAll(): void {
      isStarted = true
      for (const ref of running.values()) ref.start()
    },

    /** Ends them all, as their page is over. */
    stopAll(): void {
      for (const ref of running.values()) ref.stop()
    },

    /** The actor of a process; null while there is none. */
    findCurrent,
    /** Goes on where the last page of this tab has left it, once; null where it has left nothing. */
    resumeProcess,
    /** Begins anew, in the place of the one that ran. */
    beginProcess,
    /** Calls the listener when another actor takes the place of one; returns how to stop. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
