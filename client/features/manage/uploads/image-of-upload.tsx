import { Link } from 'react-router-dom'
import { makeButtonClass } from '#client/ui/button.tsx'
import { recordPath } from '../resources/record/paths.ts'
import type { PanelProps } from '../resources/types/type.ts'
import styles from './image-of-upload.module.css'
import * as say from './messages.ts'

/** Leads from an upload to the image that it became, where title, artist and keywords are edited. */
export const ImageOfUpload = ({ values: { image } }: PanelProps) =>
  typeof image === 'string' && (
    <p className={styles.image}>
      <Link to={recordPath('image', image)} className={makeButtonClass({ variant: 'solid' })}>
        {say.openTheImage}
      </Link>
    </p>
  )
