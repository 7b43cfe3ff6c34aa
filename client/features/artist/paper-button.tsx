import { useMoneyChange } from '#client/actors/money-change.ts'
import { Button } from '#client/ui/button.tsx'

interface PaperButtonProps {
  of: 'agreement' | 'own-tax-form'
  /** The version of an agreement, or the token of a form. */
  id: string
  /** What it is, for who does not see where it stands. */
  what: string
}

/** Downloads one's own paper as a PDF. */
export const PaperButton = ({ of, id, what }: PaperButtonProps) => {
  const { isPending, failure, ask, confirm } = useMoneyChange()
  const download = () => {
    ask({ kind: 'file', of, id, state: '', search: '' })
    confirm({})
  }
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        disabled={isPending}
        aria-label={`Download PDF of ${what}`}
        onClick={download}
      >
        {isPending ? 'Downloading…' : 'Download PDF'}
      </Button>
      {failure && <span role="alert">{failure.message}</span>}
    </>
  )
}
