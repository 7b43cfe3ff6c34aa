import { toAlert } from '#client/actors/alerts.ts'
import type { Actors } from '#client/actors/context.ts'
import { createSubjectActors, type SubjectRef } from '#client/actors/subject-actors.ts'

/** Opens the actors of single subjects that belong to a session, and drops what is under way when it ends. */
export const openSubjectActors = <Subject, Ref extends SubjectRef<Subject>>(
  { auth }: Pick<Actors, 'auth'>,
  deps: Parameters<typeof createSubjectActors<Subject, Ref>>[0],
) => {
  const actors = createSubjectActors<Subject, Ref>(deps)
  auth.on('session.cleared', () => actors.signOut())
  return actors
}

/** Says in an alert why a toggle failed (spec.md section 8, Toggle failures). */
export const sayFailure =
  ({ alerts }: Pick<Actors, 'alerts'>) =>
  ({ failure: { message } }: { failure: { message: string } }): void =>
    alerts.send({ type: 'alert.raised', alert: toAlert({ status: 'danger', text: message }) })
