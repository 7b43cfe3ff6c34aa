import type { ComponentType } from 'react'
import { Modal } from '#client/ui/modal.tsx'
import { late } from './late.tsx'
import { NotLoadedPart } from './not-loaded.tsx'

/** A dialog that comes when it is first opened; under its title it also says that it could not be loaded. */
export const lateDialog = <Props extends { onClose: () => void }>(
  title: string,
  load: () => Promise<ComponentType<Props>>,
) =>
  late<Props>(load, ({ isTrying, onRetry, onClose }) => (
    <Modal title={title} onClose={onClose}>
      <NotLoadedPart isTrying={isTrying} onRetry={onRetry} />
    </Modal>
  ))
