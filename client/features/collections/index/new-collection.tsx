import { type ComponentType, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import * as say from '../messages.ts'

/** For staff: the way to a new collection. */
export const NewCollection = ({ Dialog }: { Dialog: ComponentType<{ onClose: () => void }> }) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{say.newCollection}</Button>
      {isOpen && <Dialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
