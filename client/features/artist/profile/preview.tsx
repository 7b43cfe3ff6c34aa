import { useQuery } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import type { Details } from '#client/actors/profile-edit.ts'
import { ArtistPageDocument, OwnPublicPageDocument } from '#client/apollo/generated/graphql.ts'
import { MediaGrid } from '#client/features/media/media-grid.tsx'
import { Button } from '#client/ui/button.tsx'
import { LINKS } from '../details/labels.ts'
import { ArtistFace } from '../public/artist-face.tsx'
import * as say from './messages.ts'
import styles from './profile.module.css'

interface PreviewProps {
  /** As they are typed, saved or not. */
  values: Details
  onBack: () => void
}

const SHOWN = 20

/** An artist's public page with what is typed: nobody else sees it. */
export const Preview = ({ values, onBack }: PreviewProps) => {
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { data } = useQuery(OwnPublicPageDocument)
  const page = data?.ownArtistProfile?.page ?? null
  const { data: shown } = useQuery(ArtistPageDocument, {
    variables: { id: page ?? '', limit: SHOWN, offset: 0 },
    skip: page === null,
  })
  const links = [values.website, ...LINKS.map((link) => values[link])]
    .map((link) => link.trim())
    .filter((link) => link !== '')
  return (
    <div className={styles.preview}>
      <div className={styles.bar}>
        <p ref={heading} tabIndex={-1}>
          {say.previewOnly}
        </p>
        <Button variant="outline" size="sm" onClick={onBack}>
          {say.backToEditing}
        </Button>
      </div>
      <ArtistFace
        artist={{
          fullName: values.fullName.trim(),
          photo: values.photo || null,
          bio: values.bio.trim(),
          links: [...new Set(links)],
        }}
      />
      {shown?.artistPage && (
        <MediaGrid
          images={shown.artistPage.works.images}
          label={say.artBy(values.fullName)}
          selectedId={null}
          onSelect={() => {}}
          showsUnpublished={false}
          TileMenu={null}
          panel={null}
        />
      )}
    </div>
  )
}
