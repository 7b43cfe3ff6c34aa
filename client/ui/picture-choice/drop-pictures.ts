import type { ClipboardEvent, DragEvent } from 'react'

/** Handlers of what takes files that are dropped or pasted. Whoever cannot do either has a button. */
export const dropPictures = (onChosen: (files: readonly File[]) => void) => {
  const take = (files: FileList) => {
    if (files.length > 0) onChosen([...files])
  }
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    if (event.type === 'drop') take(event.dataTransfer.files)
  }
  return {
    onDragOver: drop,
    onDrop: drop,
    onPaste(event: ClipboardEvent) {
      // A text from an office program comes with a picture of itself.
      if (!event.clipboardData.types.includes('text/plain')) take(event.clipboardData.files)
    },
  }
}
