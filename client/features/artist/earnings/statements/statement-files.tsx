import { useMoneyFile } from '#client/actors/money-file.ts'
import { Button } from '#client/ui/button.tsx'
import * as say from '../messages.tsx'
import styles from './statements.module.css'

/** Saves a statement as it is printed, or as rows. */
export const StatementFiles = ({ number }: { number: string }) => {
  const { isPending, failure, save } = useMoneyFile()
  return (
    <>
      <div className={styles.row}>
        <Button variant="outline" disabled={isPending} onClick={() => save('statement-pdf', number)}>
          {isPending ? say.fetching : say.statementPdf}
        </Button>
        <Button variant="outline" disabled={isPending} onClick={() => save('statement-csv', number)}>
          {say.rowsCsv}
        </Button>
      </div>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure.message}
        </p>
      )}
    </>
  )
}
