import { useSelector } from '@xstate/react'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { createProjectChoiceEffects } from '#client/effects/project-choice/project-choice.ts'
import { projectChoiceMachine } from '#machines/project-choice/machine.ts'
import { selectWanted } from '#machines/project-choice/selectors.ts'

/** One for the page, so that a choice is followed wherever whoever made it has gone. */
export const projectChoiceProcess = defineProcess(projectChoiceMachine, createProjectChoiceEffects, {
  life: 'page',
})

/** Makes another project the one that things are added to. */
export const useProjectChoice = () => {
  const choice = useProcess(projectChoiceProcess)
  return {
    /** On its way; null when none is. */
    wanted: useSelector(choice, selectWanted),
    choose: (projectId: string) => choice.send({ type: 'project.wanted', projectId }),
  }
}
