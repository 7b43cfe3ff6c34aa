import { usePageTitle } from '#client/ui/page-title.ts'
import { Time } from '#client/ui/time.tsx'
import styles from './artist.module.css'
import * as say from './messages.tsx'
import { OwnProfile } from './own-profile.tsx'
import { Portrait } from './portrait.tsx'
import { ProfileWays } from './profile/profile-ways.tsx'
import { STAGE_WORDS } from './stage-words.ts'

/** /artist/profile: what the shop knows of an artist, as they alone and staff may read it. */
export const Component = () => {
  usePageTitle(say.artistProfile)
  return (
    <OwnProfile title={say.artistProfile}>
      {({ fullName, photo, applicationStage, bio, email, created }) => (
        <>
          <div className={styles.profile}>
            <Portrait name={fullName} photo={photo} size={208} />
            <div>
              <h1>{fullName}</h1>
              <p className={styles.stage}>{STAGE_WORDS[applicationStage].name}</p>
              {bio && <p className={styles.bio}>{bio}</p>}
              <ProfileWays />
              <dl className={styles.facts}>
                <dt>{say.email}</dt>
                <dd>{email}</dd>
                <dt>{say.application}</dt>
                <dd>{STAGE_WORDS[applicationStage].says}</dd>
                <dt>{say.since}</dt>
                <dd>
                  <Time at={created} to="longDay" />
                </dd>
              </dl>
            </div>
          </div>
        </>
      )}
    </OwnProfile>
  )
}
