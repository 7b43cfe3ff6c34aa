import { expect } from '@playwright/test'
import type { InputFrom } from 'xstate'
import type {
  ChooseProjectMutation,
  ChooseProjectMutationVariables,
} from '#client/apollo/generated/graphql.ts'
import type { projectChoiceMachine } from '#machines/project-choice/machine.ts'
import type { projectChoicePorts } from '#machines/project-choice/ports.ts'
import { signOut } from '../../../journeys/steps.ts'
import { ordered, projectChoice as walk } from '../../fixtures/project-choice.ts'
import { outage } from '../../fixtures/shared.ts'
import { createProjects } from '../account-cart.ts'
import { browserWalkOf } from '../browser-walk.ts'
import { userErrorsOf } from '../held-graph.ts'
import { notices, submitSignIn } from '../people.ts'
import type { Visit } from '../visit.ts'

const choices = ({ page }: Visit) => page.getByRole('button', { name: /^Make current: ./ })
const coming = ({ page }: Visit) => page.getByRole('button', { name: 'Choosing…' })

/** The names on the screen of the two projects that can be chosen. */
const named = new WeakMap<Visit, string[]>()

/** Opens the list of somebody's three projects, one of which is the current one. */
const arrive = async (visit: Visit) => {
  await submitSignIn(visit)
  await visit.revisit('/projects')
  await expect(choices(visit)).toHaveCount(2)
}

const answered = (userErrors: ReturnType<typeof userErrorsOf>): ChooseProjectMutation => ({
  __typename: 'Mutation',
  chooseProject: { __typename: 'ChooseProjectPayload', profile: null, userErrors },
})

export const projectChoice = browserWalkOf<typeof projectChoiceMachine>(walk)({
  openings: [
    {
      input: undefined,
      taken: [],
      open: async (visit) => {
        await createProjects(await visit.account(), ['Lobby', 'Hotel', 'Office'])
        await visit.page.goto('/projects')
        await arrive(visit)
      },
    },
  ],
  performs: {
    'project.wanted': async (visit, { projectId }, before) => {
      if (before.matches('idle')) {
        if ((await choices(visit).count()) === 0) await arrive(visit)
        await expect(choices(visit)).toHaveCount(2)
        const labels = await choices(visit).evaluateAll((all) => all.map((each) => each.ariaLabel ?? ''))
        named.set(visit, labels)
      }
      const name = named.get(visit)?.[projectId === '7' ? 0 : 1] ?? ''
      await visit.page.getByRole('button', { name, exact: true }).click()
    },
    signedOut: ({ page }) => signOut(page),
  },
  ports: {
    choose: {
      operation: 'ChooseProject',
      asks: ({ projectId }: InputFrom<typeof projectChoicePorts.choose>): ChooseProjectMutationVariables => ({
        projectId,
      }),
      answer: () => answered([]),
      refuse: (refusal) => answered(userErrorsOf(refusal)),
    },
  },
  walk: { refusals: { choose: [ordered, outage] } },
  looks: {
    idle: async (visit, { context: { failure } }) => {
      await expect(coming(visit)).toHaveCount(0)
      if (failure) await expect(notices(visit).getByText(failure.message).first()).toBeVisible()
    },
    choosing: (visit) => expect(coming(visit)).toBeDisabled(),
  },
  /** A choice under way cannot be made again. */
  may: ({ type, projectId }, before) =>
    type === 'signedOut' ? before.matches('choosing') : before.context.wanted !== projectId,
})
