import { Button } from './button.tsx'
import styles from './find-form.module.css'
import * as say from './messages.tsx'

interface FindFormProps {
  /** 'Find a project' */
  label: string
  /** What is looked for now. */
  search: string
  /** With nothing, everything is wanted again. */
  onFind: (words: string) => void
}

/** A few words that narrow a list down. */
export const FindForm = ({ label, search, onFind }: FindFormProps) => (
  <search>
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onFind(String(new FormData(event.currentTarget).get('search')).trim())
      }}
    >
      <label>
        <span>{label}</span>
        <input type="search" name="search" key={search} defaultValue={search} maxLength={200} />
      </label>
      <Button type="submit" variant="outline">
        {say.find}
      </Button>
    </form>
  </search>
)
