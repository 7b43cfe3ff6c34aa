import { useCallback, useSyncExternalStore } from 'react'

/** An actor that is about one thing of many, such as whether one image is published. */
export interface SubjectRef<Subject> {
  start(): unknown
  send(event: { type: 'signedOut' }): void
  subscribe(observer: { next(): void; complete(): void }): unknown
  getSnapshot(): { context: { subject: Subject }; hasTag(tag: 'pending'): boolean }
}

interface SubjectActorsDeps<Subject, Ref> {
  /** Tells one subject from another. */
  keyOf: (subject: Subject) => string
  /** Makes the actor and listens to it; does not start it. */
  create: (subject: Subject) => Ref
}

export type SubjectActors<Subject, Ref extends SubjectRef<Subject>> = ReturnType<
  typeof createSubjectActors<Subject, Ref>
>

/**
 * Runs one actor for each subject that is on the screen or under way. A subject that returns finds its actor
 * again, so that it has one change in flight at most. Other subjects have no actor, however many a page
 * shows.
 */
export const createSubjectActors = <Subject, Ref extends SubjectRef<Subject>>({
  keyOf,
  create,
}: SubjectActorsDeps<Subject, Ref>) => {
  const running = new Map<string, Ref>()
  /** In how many places each subject is shown. */
  const shown = new Map<Ref, number>()
  const listeners = new Set<() => void>()
  const keyOfRef = (ref: Ref) => keyOf(ref.getSnapshot().context.subject)

  const follow = (ref: Ref) => {
    const isNeeded = shown.has(ref) || ref.getSnapshot().hasTag('pending')
    if (!isNeeded && running.get(keyOfRef(ref)) === ref) running.delete(keyOfRef(ref))
    for (const listener of listeners) listener()
  }
  const make = (subject: Subject): Ref => {
    const ref = create(subject)
    ref.subscribe({ next: () => follow(ref), complete: () => follow(ref) })
    return ref
  }
  const of = (subject: Subject): Ref => running.get(keyOf(subject)) ?? make(subject)
  const show = (ref: Ref): (() => void) => {
    shown.set(ref, (shown.get(ref) ?? 0) + 1)
    running.set(keyOfRef(ref), ref)
    ref.start()
    return () => {
      const left = (shown.get(ref) ?? 1) - 1
      if (left > 0) shown.set(ref, left)
      else shown.delete(ref)
      follow(ref)
    }
  }

  return {
    /** The actor of a subject; it runs once it is shown, or told something. */
    of,

    /** The actor of a subject that is shown or under way. */
    find: (subject: Subject): Ref | undefined => running.get(keyOf(subject)),

    /** The subject comes on the screen. Answers what to call when it leaves; what is under way goes on. */
    show,

    /** Has something said to the subject's actor, which need not be on the screen. */
    tell(subject: Subject, say: (ref: Ref) => void): void {
      const ref = of(subject)
      const leave = show(ref)
      say(ref)
      leave()
    },

    /** Calls the listener when any of them moves on; returns how to stop. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** Drops what is under way: it belonged to the former session. */
    signOut(): void {
      for (const ref of [...running.values()]) ref.send({ type: 'signedOut' })
    },
  }
}

/**
 * Reads a subject without running it: `rest` of one that has no actor. Cheap enough for each of a hundred
 * tiles.
 */
export const useSubject = <Subject, Ref extends SubjectRef<Subject>, T extends boolean | string | null>(
  actors: Pick<SubjectActors<Subject, Ref>, 'find' | 'subscribe'>,
  subject: Subject,
  select: (snapshot: ReturnType<Ref['getSnapshot']>) => T,
  rest: T,
): T => {
  const subscribe = useCallback((listener: () => void) => actors.subscribe(listener), [actors])
  const read = () => {
    const snapshot = actors.find(subject)?.getSnapshot() as ReturnType<Ref['getSnapshot']> | undefined
    return snapshot ? select(snapshot) : rest
  }
  return useSyncExternalStore(subscribe, read, read)
}
