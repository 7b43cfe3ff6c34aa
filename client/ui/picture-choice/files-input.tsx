import { type Ref, useImperativeHandle, useRef } from 'react'

export interface FileChoiceRef {
  /** Has the browser ask for files. */
  open(): void
}

interface FilesInputProps {
  ref: Ref<FileChoiceRef>
  label: string
  accept: string
  /** A phone opens its camera, for one picture. */
  byCamera?: boolean
  onChosen: (files: readonly File[]) => void
}

/** The browser's own choice of files, opened by a button beside it. */
export const FilesInput = ({ ref, label, accept, byCamera = false, onChosen }: FilesInputProps) => {
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => ({ open: () => input.current?.click() }))
  return (
    <input
      ref={input}
      type="file"
      multiple={!byCamera}
      capture={byCamera ? 'environment' : undefined}
      hidden
      accept={accept}
      aria-label={label}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])]
        // The same file may be chosen again, once it was put right.
        currentTarget.value = ''
        if (files.length > 0) onChosen(files)
      }}
    />
  )
}
