import { Button } from '#client/ui/button.tsx'
import styles from './edit-collection.module.css'
import shapes from './editor-loading.module.css'

const TILES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** Keeps the editor's room while its collection comes, with the way back that it will have. */
export const EditorLoading = ({ onCancel }: { onCancel: () => void }) => (
  <div className={styles.columns}>
    <div className={styles.side}>
      <p role="status" className={shapes.words}>
        Loading the collection…
      </p>
      <div className={shapes.fields} aria-hidden>
        <i className={shapes.line} />
        <i className={shapes.area} />
      </div>
      <div className={styles.actions}>
        <Button disabled>Save</Button>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
    <div className={shapes.tiles} aria-hidden>
      {TILES.map((tile) => (
        <i key={tile} className={shapes.tile} />
      ))}
    </div>
  </div>
)
