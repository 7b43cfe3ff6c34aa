import { useSelector } from '@xstate/react'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { createProjectSearchEffects } from '#client/effects/project-search/project-search.ts'
import { projectSearchMachine } from '#machines/project-search/machine.ts'
import {
  selectFailure,
  selectIsNothingFound,
  selectIsPending,
  selectProjects,
} from '#machines/project-search/selectors.ts'

const projectSearchProcess = defineProcess(projectSearchMachine, createProjectSearchEffects, {
  life: 'component',
})

/** Finds the visitor's projects by the words that they type. */
export const useProjectSearch = () => {
  const search = useProcess(projectSearchProcess)
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
