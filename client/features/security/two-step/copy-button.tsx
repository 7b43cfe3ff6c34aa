import type { RunningSecondFactor } from '#client/actors/people/second-factor.ts'
import { Button } from '#client/ui/button.tsx'
import { CheckIcon } from '#client/ui/page-icons.tsx'
import * as say from '../messages.tsx'

interface CopyButtonProps {
  factor: Pick<RunningSecondFactor, 'isCopied' | 'copy'>
  what: string
}

export const CopyButton = ({ factor: { isCopied, copy }, what }: CopyButtonProps) => (
  <>
    <Button
      variant="outline"
      size="sm"
      aria-label={isCopied ? say.whatCopied(what) : say.copyWhat(what)}
      onClick={copy}
    >
      {isCopied ? say.copied(<CheckIcon />) : say.copy}
    </Button>
    <span role="status" className="visually-hidden">
      {isCopied && say.copiedToClipboard}
    </span>
  </>
)
