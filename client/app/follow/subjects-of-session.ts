import type { ApolloClient } from '@apollo/client'
import { toAlert } from '#client/actors/alerts.ts'
import type { Processes } from '#client/actors/process/create-processes.ts'
import type { Actors } from '#client/app/start/lasting.ts'

export interface SubjectsDeps {
  actors: Pick<Actors, 'alerts' | 'auth'>
  apollo: ApolloClient
  processes: Pick<Processes, 'follow' | 'subjectsOf'>
}

/** Drops what is under way as the session ends that it belongs to. */
export const endWithSession = (
  { auth }: Pick<Actors, 'auth'>,
  subjects: { sendAll(event: { type: 'signedOut' }): void },
): void => void auth.on('session.cleared', () => subjects.sendAll({ type: 'signedOut' }))

/** Says in an alert why a toggle failed (spec.md section 8, Toggle failures). */
export const sayFailure =
  ({ alerts }: Pick<Actors, 'alerts'>) =>
  ({ failure: { message } }: { failure: { message: string } }): void =>
    alerts.send({ type: 'alert.raised', alert: toAlert({ status: 'danger', text: message }) })
