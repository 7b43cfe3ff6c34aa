import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useProfileEdit } from '#client/actors/profile-edit.ts'
import { usePageTitle } from '#client/ui/page-title.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import { Disputes } from '../details/disputes.tsx'
import { LABELS } from '../details/labels.ts'
import { Portrait } from '../portrait.tsx'
import * as say from './messages.ts'
import { Preview } from './preview.tsx'
import styles from './profile.module.css'
import { ProfileForm } from './profile-form.tsx'

/** /artist/profile/edit: what visitors are told of an artist, until it is saved for the artist alone. */
export const ProfileEditScreen = ({ owner }: { owner: string }) => {
  usePageTitle(say.editProfile)
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isPreview, setIsPreview] = useState(false)
  const editing = useProfileEdit(owner, () => void navigate('/artist/profile'))
  const { send } = editing
  useEffect(() => send({ type: 'form.shown' }), [send])
  if (isPreview && !editing.isDisputed)
    return <Preview values={editing.values} onBack={() => setIsPreview(false)} />
  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {say.editProfile}
      </h1>
      {editing.isUnloaded && editing.failure?.kind === 'none' ? (
        <p className={styles.note}>{editing.failure.message}</p>
      ) : editing.isUnloaded ? (
        <Unavailable message={editing.failure?.message ?? say.notShown} onRetry={editing.reload} />
      ) : editing.isLoading ? (
        <div className={styles.loading} aria-busy="true" role="status">
          <span className="visually-hidden">{say.loadingProfile}</span>
        </div>
      ) : editing.isDisputed ? (
        <Disputes
          title={say.changedElsewhere}
          labels={LABELS}
          disputes={editing.disputes}
          onChoose={editing.choose}
          onSettled={() => heading.current?.focus()}
          show={(field, photo) =>
            field === 'photo' ? <Portrait name="" photo={photo || null} size={96} /> : null
          }
        />
      ) : (
        <ProfileForm editing={editing} onPreview={() => setIsPreview(true)} />
      )}
    </div>
  )
}
