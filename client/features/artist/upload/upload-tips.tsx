import { useChangePreferences, usePreference } from '#client/actors/preferences.ts'
import { Button } from '#client/ui/button.tsx'
import * as say from './messages.ts'
import styles from './upload-tips.module.css'

/** What makes a good print, until the artist has read it. */
export const UploadTips = () => {
  const isShown = usePreference('artistUploadTips')
  const change = useChangePreferences()
  if (!isShown)
    return (
      <div>
        <Button variant="plain" size="sm" onClick={() => change({ artistUploadTips: true })}>
          {say.showTips}
        </Button>
      </div>
    )
  return (
    <section className={styles.tips} aria-labelledby="upload-tips">
      <h2 id="upload-tips">{say.beforeYouUpload}</h2>
      <ul>
        <li>{say.sendLargest}</li>
        <li>{say.whatIsTaken}</li>
        <li>{say.describeWell}</li>
        <li>{say.sampleWaits}</li>
        <li>{say.weReview}</li>
      </ul>
      <Button variant="outline" size="sm" onClick={() => change({ artistUploadTips: false })}>
        {say.hideTips}
      </Button>
    </section>
  )
}
