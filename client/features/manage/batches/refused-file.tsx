import { useExporting } from '#client/actors/exporting.ts'
import { Button } from '#client/ui/button.tsx'
import styles from './batches.module.css'
import * as say from './messages.ts'

/** Has what a batch refused as a file, with the reasons. */
export const RefusedFile = ({ id, resource }: { id: string; resource: string }) => {
  const { isOpening, failure, ask } = useExporting(resource)
  const download = () =>
    ask({
      format: 'csv',
      isCompressed: false,
      ids: null,
      refusedOf: id,
      search: '',
      ordering: null,
      filters: {},
    })
  return (
    <p className={styles.note}>
      <Button variant="outline" size="sm" disabled={isOpening} onClick={download}>
        {isOpening ? say.preparing : say.downloadAsCsv}
      </Button>{' '}
      {failure && <span role="alert">{failure.message}</span>}
    </p>
  )
}
