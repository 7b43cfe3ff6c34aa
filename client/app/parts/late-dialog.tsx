import type { ComponentType } from 'react'
import { Modal } from '#client/ui/modal.tsx'
import { createLatePart } from './late.tsx'
import { NotLoadedPart } from './not-loaded.tsx'

/** A dialog that comes when it is first opened; under its title it also says that it could not be loaded. */
export const createLateDialog = <Module, Props extends { onClose: () => void }>(
  title: string,
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
) =>
  createLatePart<Module, Props>(load, pick, ({ isTrying, onRetry, onClose }) => (
    <Modal title={title} onClose={onClose}>
      <NotLoadedPart isTrying={isTrying} onRetry={onRetry} />
    </Modal>
  ))
