import { useMoneyChange } from '#client/actors/money-change.ts'
import { Button } from '#client/ui/button.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import * as say from './messages.tsx'

interface ListFileProps {
  of: 'payment-due' | 'tax-reporting'
  id?: string
  state?: string
  search?: string
}

/** Downloads a list of money as it is narrowed. */
export const ListFile = ({ of, id, state = '', search = '' }: ListFileProps) => {
  const change = useMoneyChange()
  return (
    <>
      <Button
        variant="outline"
        disabled={change.isPending}
        onClick={() => change.ask({ kind: 'file', of, id: id ?? null, state, search })}
      >
        {say.downloadCsv}
      </Button>
      <ChangeDialog change={change} />
    </>
  )
}
