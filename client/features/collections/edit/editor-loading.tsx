import { Button } from '#client/ui/button.tsx'
import * as say from '../messages.ts'
import styles from './edit-collection.module.css'
import shapes from './editor-loading.module.css'

const TILES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

/** Keeps the editor's room while its collection comes, with the way back that it will have. */
export const EditorLoading = ({ onCancel }: { onCancel: () => void }) => (
  <div className={styles.columns}>
    <div className={shapes.side}>
      <p role="status" className={shapes.words}>
        {say.loadingCollection}
      </p>
      <i className={shapes.name} aria-hidden />
      <i className={shapes.description} aria-hidden />
      <div className={styles.actions}>
        <Button disabled>{say.save}</Button>
        <Button variant="outline" onClick={onCancel}>
          {say.cancel}
        </Button>
      </div>
    </div>
    <div className={shapes.pictures} aria-hidden>
      <i className={shapes.find} />
      <div className={shapes.tiles}>
        {TILES.map((tile) => (
          <i key={tile} className={shapes.tile} />
        ))}
      </div>
    </div>
  </div>
)
