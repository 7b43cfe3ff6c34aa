import { createProjectChoiceEffects } from '#client/effects/project-choice/project-choice.ts'
import { askPort } from '../port.ts'
import { answerDone } from '../route.ts'
import { chooseProject } from '../routes/main.ts'

const lobby = { id: 7, name: 'Lobby', label: 'Lobby' }

export const projectChoice = {
  choose: askPort((client) => createProjectChoiceEffects(client).actors.choose, {
    input: { projectId: '7' },
    successes: [
      {
        when: 'it is chosen',
        answers: [
          [
            chooseProject,
            answerDone({
              user_id: 'u-ada',
              current_project: lobby,
              current_workspace: { id: 7, name: 'Lobby' },
            }),
          ],
        ],
      },
    ],
  }),
}
