import { useChangePreferences, usePreference } from '#client/actors/preferences.ts'
import { Button } from '#client/ui/button.tsx'
import styles from './upload-tips.module.css'

/** What makes a good print, until the artist has read it. */
export const UploadTips = () => {
  const isShown = usePreference('artistUploadTips')
  const change = useChangePreferences()
  if (!isShown)
    return (
      <div>
        <Button variant="plain" size="sm" onClick={() => change({ artistUploadTips: true })}>
          Show tips
        </Button>
      </div>
    )
  return (
    <section className={styles.tips} aria-labelledby="upload-tips">
      <h2 id="upload-tips">Before you upload</h2>
      <ul>
        <li>Send the largest file you have. It prints at 150 dots an inch: 5,400 pixels make 36 inches.</li>
        <li>JPEG, PNG, WebP or TIFF, up to 200 MB each, without frame, watermark or signature bar.</li>
        <li>A title and ten good keywords are how people find it. You can change them later.</li>
        <li>
          Pictures that you sent with your application wait below once you are approved. Describe them to sell
          them, or remove them.
        </li>
        <li>Our staff look at each picture before it is for sale.</li>
      </ul>
      <Button variant="outline" size="sm" onClick={() => change({ artistUploadTips: false })}>
        Hide tips
      </Button>
    </section>
  )
}
