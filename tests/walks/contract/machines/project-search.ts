import { createProjectSearchEffects } from '#client/effects/project-search/project-search.ts'
import { page } from '../made.ts'
import { askPort } from '../port.ts'
import { answerDone } from '../route.ts'
import { findProjects } from '../routes/main.ts'

const lobbies = [
  { id: 7, name: 'Lobby', label: 'Lobby' },
  { id: 9, name: 'Lobby, north wing', label: 'Lobby, north wing' },
]

export const projectSearch = {
  findProjects: askPort((client) => createProjectSearchEffects(client).actors.findProjects, {
    input: { words: 'lobby' },
    successes: [
      { when: 'there are some', answers: [[findProjects, answerDone(page(...lobbies))]] },
      { when: 'there is none', answers: [[findProjects, answerDone(page())]] },
    ],
  }),
}
