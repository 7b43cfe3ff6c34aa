import { useMoneyFile } from '#client/actors/money-file.ts'
import { Button } from '#client/ui/button.tsx'
import * as say from './messages.tsx'

interface PaperButtonProps {
  of: 'agreement' | 'own-tax-form'
  /** The version of an agreement, or the token of a form. */
  id: string
  /** What it is, for who does not see where it stands. */
  what: string
}

/** Downloads one's own paper as a PDF. */
export const PaperButton = ({ of, id, what }: PaperButtonProps) => {
  const { isPending, failure, save } = useMoneyFile()
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        disabled={isPending}
        aria-label={say.downloadPdfOf(what)}
        onClick={() => save(of, id)}
      >
        {isPending ? say.downloading : say.downloadPdf}
      </Button>
      {failure && <span role="alert">{failure.message}</span>}
    </>
  )
}
