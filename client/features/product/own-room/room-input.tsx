import { type ReactNode, useRef } from 'react'
import * as say from '../messages.ts'

interface RoomInputProps {
  onFile: (file: File) => void
  isPressed: boolean
  /** Shown instead of asking for a file, where there is one already. */
  onShow: (() => void) | null
  children: ReactNode
}

/** Asks for a photo, or shows the one that is there. */
export const RoomInput = ({ onFile, isPressed, onShow, children }: RoomInputProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        type="button"
        aria-pressed={isPressed}
        title={say.useYourPhoto}
        onClick={() => (onShow ? onShow() : input.current?.click())}
      >
        {children}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label={say.photoOfYourRoom}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onFile(file)
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
