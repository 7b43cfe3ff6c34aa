import { toAlert } from '#client/actors/alerts.ts'
import { savedViewProcess } from '#client/actors/saved-view.ts'
import type { Visit } from '#client/app/start/visit.ts'
import * as say from './messages.ts'
import { endWithSession } from './subjects-of-session.ts'

/** Says what became of a view, wherever staff are by then. Call it with the pages of records. */
export const openViews = ({ actors, processes }: Visit): void => {
  const tell = (text: string) =>
    actors.alerts.send({ type: 'alert.raised', alert: toAlert({ status: 'success', text }) })
  processes.follow(savedViewProcess, (ref) => {
    ref.on('view.made', () => tell(say.viewSaved))
    ref.on('view.changed', () => tell(say.viewSaved))
    ref.on('view.deleted', () => tell(say.viewDeleted))
  })
  endWithSession(actors, processes.subjectsOf(savedViewProcess))
}
