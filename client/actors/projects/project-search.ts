import { useApolloClient } from '@apollo/client/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { inspected } from '#client/actors/inspect.ts'
import { createProjectSearchEffects } from '#client/effects/project-search/project-search.ts'
import { projectSearchMachine } from '#machines/project-search/machine.ts'
import {
  selectFailure,
  selectIsNothingFound,
  selectIsPending,
  selectProjects,
} from '#machines/project-search/selectors.ts'

/** Finds the visitor's projects by the words that they type. */
export const useProjectSearch = () => {
  const apollo = useApolloClient()
  const [logic] = useState(() => projectSearchMachine.provide(createProjectSearchEffects({ apollo })))
  const search = useActorRef(logic, inspected())
  return {
    projects: useSelector(search, selectProjects),
    isPending: useSelector(search, selectIsPending),
    isNothingFound: useSelector(search, selectIsNothingFound),
    failure: useSelector(search, selectFailure),
    type: (words: string) => search.send({ type: 'words.typed', words }),
    retry: () => search.send({ type: 'search.retried' }),
    leave: () => search.send({ type: 'search.left' }),
  }
}
