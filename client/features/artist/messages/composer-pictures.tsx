import type { useArtistMessage } from '#client/actors/artist-message.ts'
import { PictureChoice } from '#client/ui/picture-choice/picture-choice.tsx'
import { ACCEPTED, MOST } from '#machines/artist-message/selectors.ts'
import { Picture } from './picture.tsx'

interface ComposerPicturesProps {
  message: Pick<
    ReturnType<typeof useArtistMessage>,
    'added' | 'isAdding' | 'isSending' | 'pictureFailure' | 'removePicture' | 'retryPictures'
  >
  onChosen: (files: readonly File[]) => void
}

/** The pictures that go with a message. */
export const ComposerPictures = ({ message, onChosen }: ComposerPicturesProps) => (
  <PictureChoice
    {...message.added}
    isAdding={message.isAdding}
    isSending={message.isSending}
    failure={message.pictureFailure?.message ?? null}
    accept={ACCEPTED}
    most={MOST}
    thumbOf={(id) => <Picture id={id} size="THUMB" />}
    onChosen={onChosen}
    onRemove={message.removePicture}
    onRetry={message.retryPictures}
  />
)
