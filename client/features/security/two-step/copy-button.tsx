import type { RunningSecondFactor } from '#client/actors/people/second-factor.ts'
import { Button } from '#client/ui/button.tsx'
import { CheckIcon } from '#client/ui/icons.tsx'

interface CopyButtonProps {
  factor: Pick<RunningSecondFactor, 'isCopied' | 'copy'>
  what: string
}

export const CopyButton = ({ factor: { isCopied, copy }, what }: CopyButtonProps) => (
  <>
    <Button
      variant="outline"
      size="sm"
      aria-label={isCopied ? `${what} copied` : `Copy ${what}`}
      onClick={copy}
    >
      {isCopied ? (
        <>
          <CheckIcon /> Copied
        </>
      ) : (
        'Copy'
      )}
    </Button>
    <span role="status" className="visually-hidden">
      {isCopied && 'Copied to your clipboard.'}
    </span>
  </>
)
