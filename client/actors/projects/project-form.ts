import { defineProcess } from '#client/actors/process/define-process.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { PROCESSES } from '#client/actors/processes.ts'
import { useResourceForm } from '#client/actors/resource-form.ts'
import { createProjectFormEffects } from '#client/effects/project-form/project-form.ts'
import { resourceFormMachine } from '#machines/resource-form/machine.ts'

const projectFormProcess = defineProcess(resourceFormMachine, createProjectFormEffects, { life: 'component' })

interface ProjectFormHandlers {
  onSaved: (projectId: string) => void
  onLeft: () => void
}

/** Runs the form of a new project, which the cart follows as soon as it is made. */
export const useProjectForm = ({ onSaved, onLeft }: ProjectFormHandlers) => {
  const cartStart = useProcess(PROCESSES.cartStart)
  const { submit, ...form } = useResourceForm(
    projectFormProcess,
    { resource: 'projects', id: null },
    {
      onSaved: (projectId) => {
        cartStart.send({ type: 'cart.start', projectId, signedIn: true })
        onSaved(projectId)
      },
      onLeft,
    },
  )
  return {
    ...form,
    submit: (name: string, isValid: boolean) =>
      submit({ isValid, shown: ['name'], values: { name }, version: null }),
  }
}
