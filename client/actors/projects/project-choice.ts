import { useApolloClient } from '@apollo/client/react'
import { useSelector } from '@xstate/react'
import { type ActorRefFrom, createActor } from 'xstate'
import { toAlert } from '#client/actors/alerts.ts'
import { type Actors, useActors } from '#client/actors/context.ts'
import { inspected } from '#client/actors/inspect.ts'
import { createProjectChoiceEffects } from '#client/effects/project-choice/project-choice.ts'
import { projectChoiceMachine } from '#machines/project-choice/machine.ts'
import { selectWanted } from '#machines/project-choice/selectors.ts'

type ChoiceRef = ActorRefFrom<typeof projectChoiceMachine>
type Deps = Parameters<typeof createProjectChoiceEffects>[0]

const running = new WeakMap<Actors, ChoiceRef>()

/**
 * One for the page, so that a choice is followed wherever whoever made it has gone; it comes with the first
 * screen that offers one.
 */
const choiceOf = (actors: Actors, deps: Deps): ChoiceRef => {
  const known = running.get(actors)
  if (known) return known
  const { auth, cartStart, alerts } = actors
  const choice = createActor(projectChoiceMachine.provide(createProjectChoiceEffects(deps)), inspected())
  choice.on('project.chosen', ({ projectId }) =>
    cartStart.send({ type: 'cart.start', projectId, signedIn: true }),
  )
  choice.on('choice.failed', ({ failure: { message } }) =>
    alerts.send({ type: 'alert.raised', alert: toAlert({ status: 'danger', text: message }) }),
  )
  auth.on('session.cleared', () => choice.send({ type: 'signedOut' }))
  running.set(actors, choice)
  return choice.start()
}

/** Makes another project the one that things are added to. */
export const useProjectChoice = () => {
  const apollo = useApolloClient()
  const choice = choiceOf(useActors(), { apollo })
  return {
    /** On its way; null when none is. */
    wanted: useSelector(choice, selectWanted),
    choose: (projectId: string) => choice.send({ type: 'project.wanted', projectId }),
  }
}
