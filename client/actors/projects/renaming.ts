import { useSelector } from '@xstate/react'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { createRenamingEffects } from '#client/effects/renaming/renaming.ts'
import { renamingMachine } from '#machines/renaming/machine.ts'
import {
  selectComingName,
  selectError,
  selectIsEditing,
  selectRefusedName,
} from '#machines/renaming/selectors.ts'

const renamingProcess = defineProcess(renamingMachine, createRenamingEffects, { life: 'component' })

/** Renames one project in its place. `was` is what it is called now. */
export const useRenaming = (cartToken: string, was: string) => {
  const renaming = useProcess(renamingProcess, { cartToken })
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
