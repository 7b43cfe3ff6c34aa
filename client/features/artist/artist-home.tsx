import { Link } from 'react-router-dom'
import { ArrowIcon } from '#client/ui/icons.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import ways from '#client/ui/way.module.css'
import styles from './artist.module.css'
import { OwnProfile } from './own-profile.tsx'
import { Portrait } from './portrait.tsx'
import { STAGE_WORDS } from './stage-words.ts'

/** /artist: where an artist stands, and the way to their profile. */
export const Component = () => {
  usePageTitle('Artist portal')
  return (
    <OwnProfile title="Artist portal">
      {({ fullName, photo, applicationStage }) => (
        <>
          <h1>Artist portal</h1>
          <section className={styles.card}>
            <Portrait name={fullName} photo={photo} size={112} />
            <div>
              <h2>{fullName}</h2>
              <p className={styles.stage}>{STAGE_WORDS[applicationStage].name}</p>
              <p className={styles.note}>{STAGE_WORDS[applicationStage].says}</p>
              {applicationStage !== 'APPROVED' && applicationStage !== 'PAYMENT' && (
                <Link className={ways.way} to="/artist/apply/applied">
                  Your application <ArrowIcon />
                </Link>
              )}
            </div>
          </section>
        </>
      )}
    </OwnProfile>
  )
}
