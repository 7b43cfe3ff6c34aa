import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Actor, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate'
import { useRunning } from '#client/actors/process/context.ts'
import type { Process, SubjectProcess, Terms } from './define-process.ts'

type Optional<Input> = undefined extends Input ? [] : [input: Input]

/** Its input, where it has one and lives with what is shown, and what its effects need besides. */
type Given<Machine extends AnyStateMachine, Has, Extra> = Has extends { life: 'page' | 'shared' }
  ? []
  : keyof Extra extends never
    ? Optional<InputFrom<Machine>>
    : [input: InputFrom<Machine>, extra: Extra]

/**
 * The running actor of a process: the page's own, that of the subject while it is on the screen, or this
 * component's. It keeps the input and the extra of the first rendering.
 */
export const useProcess = <Machine extends AnyStateMachine, Has extends Terms<Machine>, Extra>(
  process: Process<Machine, Has, Extra>,
  ...[input, extra]: Given<Machine, Has, Extra>
): Actor<Machine> => {
  const { processes } = useRunning()
  const [{ ref, show }] = useState(() => processes.seatOf(process, input, extra))
  useEffect(show, [show])
  return ref
}

/**
 * Reads a subject without running it: `rest` of one that has no actor. Cheap enough for each of a hundred
 * tiles.
 */
export const useSubject = <Machine extends AnyStateMachine, Subject, T extends boolean | string | null>(
  process: SubjectProcess<Machine, Subject>,
  subject: Subject,
  select: (snapshot: SnapshotFrom<Machine>) => T,
  rest: T,
): T => {
  const { find, subscribe } = useRunning().processes.subjectsOf(process)
  const read = () => {
    const ref = find(subject)
    return ref ? select(ref.getSnapshot()) : rest
  }
  return useSyncExternalStore(subscribe, read, read)
}
