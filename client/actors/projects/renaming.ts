import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useActorRef, useSelector } from '@xstate/react'
import { inspected } from '#client/actors/inspect.ts'
import { createRenamingEffects } from '#client/effects/renaming/renaming.ts'
import { renamingMachine } from '#machines/renaming/machine.ts'
import {
  selectComingName,
  selectError,
  selectIsEditing,
  selectRefusedName,
} from '#machines/renaming/selectors.ts'

const logics = new WeakMap<ApolloClient, typeof renamingMachine>()

/** Comes with the page of a project, and not with the first. */
const logicWith = (apollo: ApolloClient) => {
  const logic = logics.get(apollo) ?? renamingMachine.provide(createRenamingEffects({ apollo }))
  logics.set(apollo, logic)
  return logic
}

/** Renames one project in its place. `was` is what it is called now. */
export const useRenaming = (cartToken: string, was: string) => {
  const renaming = useActorRef(logicWith(useApolloClient()), { ...inspected(), input: { cartToken } })
  return {
    isEditing: useSelector(renaming, selectIsEditing),
    comingName: useSelector(renaming, selectComingName),
    refusedName: useSelector(renaming, selectRefusedName),
    error: useSelector(renaming, selectError),
    begin: () => renaming.send({ type: 'edit.begun' }),
    submit: (name: string) => renaming.send({ type: 'name.submitted', name, was }),
    leave: () => renaming.send({ type: 'edit.left' }),
  }
}
