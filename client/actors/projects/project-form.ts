import { useApolloClient } from '@apollo/client/react'
import { useActors } from '#client/actors/context.ts'
import { useResourceForm } from '#client/actors/resource-form.ts'
import { createProjectFormEffects } from '#client/effects/project-form/project-form.ts'

interface ProjectFormHandlers {
  onSaved: (projectId: string) => void
  onLeft: () => void
}

/** Runs the form of a new project, which the cart follows as soon as it is made. */
export const useProjectForm = ({ onSaved, onLeft }: ProjectFormHandlers) => {
  const apollo = useApolloClient()
  const { cartStart } = useActors()
  const { submit, ...form } = useResourceForm(
    () => createProjectFormEffects({ apollo }),
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
