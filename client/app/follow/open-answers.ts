import { toAlert } from '#client/actors/alerts.ts'
import { answerMessageProcess } from '#client/actors/answer-message.ts'
import type { Visit } from '#client/app/start/visit.ts'
import * as say from './messages.ts'
import { endWithSession } from './subjects-of-session.ts'

/** Says that an answer was sent, wherever staff are by then. Call it with the page of messages. */
export const openAnswers = ({ actors, processes }: Visit): void => {
  processes.follow(answerMessageProcess, (ref) => {
    ref.on('message.answered', ({ email }) =>
      actors.alerts.send({
        type: 'alert.raised',
        alert: toAlert({ status: 'success', text: say.answerSentTo(email) }),
      }),
    )
  })
  endWithSession(actors, processes.subjectsOf(answerMessageProcess))
}
