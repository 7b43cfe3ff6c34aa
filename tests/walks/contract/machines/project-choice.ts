import { createProjectChoiceEffects } from '#client/effects/project-choice/project-choice.ts'
import { asking } from '../port.ts'
import { done } from '../route.ts'
import { chooseProject } from '../routes/main.ts'

const lobby = { id: 7, name: 'Lobby', label: 'Lobby' }

export const projectChoice = {
  choose: asking((client) => createProjectChoiceEffects(client).actors.choose, {
    input: { projectId: '7' },
    successes: [
      {
        when: 'it is chosen',
        answers: [
          [
            chooseProject,
            done({ user_id: 'u-ada', current_project: lobby, current_workspace: { id: 7, name: 'Lobby' } }),
          ],
        ],
      },
    ],
  }),
}
