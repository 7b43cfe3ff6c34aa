import { useRef } from 'react'
import { useExporting, type WantedFile } from '#client/actors/exporting.ts'
import { Button, makeButtonClass } from '#client/ui/button.tsx'
import { Popup } from '#client/ui/popup.tsx'
import { useOfferActions } from '../../palette/offered.ts'
import type { ListPlace } from '../list/place.ts'
import * as say from '../messages.tsx'
import styles from './export-popup.module.css'

interface ExportPopupProps {
  resource: string
  place: ListPlace
  /** Ids of the chosen records; none for all that the list shows. */
  chosen: readonly string[]
  /** '240 artists' */
  what: string
}

/** Has the list, or what is chosen of it, as a file. */
export const ExportPopup = ({ resource, place, chosen, what }: ExportPopupProps) => {
  const form = useRef<HTMLFormElement>(null)
  const { isOpening, failure, ask } = useExporting(resource)
  const download = (format: WantedFile['format'], isCompressed: boolean) => {
    const { search, ordering, filters } = place
    ask({
      format,
      isCompressed,
      ids: chosen.length > 0 ? chosen : null,
      refusedOf: null,
      search,
      ordering,
      filters,
    })
  }
  const submit = () => {
    const given = new FormData(form.current ?? undefined)
    download(given.get('format') === 'jsonl' ? 'jsonl' : 'csv', given.get('compressed') === 'on')
  }
  useOfferActions(() => [
    { label: say.downloadAsCsv(what), refusal: null, does: () => download('csv', false) },
  ])
  return (
    <Popup className={makeButtonClass({ variant: 'outline' })} button={say.exportWord}>
      <form
        ref={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <fieldset className={styles.formats}>
          <legend>{say.file}</legend>
          <label>
            <input type="radio" name="format" value="csv" defaultChecked /> {say.csvOption}
          </label>
          <label>
            <input type="radio" name="format" value="jsonl" /> {say.jsonOption}
          </label>
        </fieldset>
        <label>
          <input type="checkbox" name="compressed" /> {say.gzipOption}
        </label>
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure.message}
          </p>
        )}
        <Button type="submit" size="sm" disabled={isOpening}>
          {isOpening ? say.preparing : say.downloadWhat(what)}
        </Button>
      </form>
    </Popup>
  )
}
