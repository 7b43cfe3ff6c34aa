import { useFragment } from '@apollo/client/react'
import { useQuickAdd, useQuickAddImage, useQuickAddIntents } from '#client/actors/quick-add.ts'
import { QuickAdd_ImageFragmentDoc } from '#client/apollo/generated/graphql.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import { selectFailure, selectIsCustom, selectSubstrates } from '#machines/quick-add/selectors.ts'
import { AddButtons } from './add-buttons.tsx'
import { CustomSize } from './custom-size.tsx'
import { EmailDialog } from './email-dialog.tsx'
import styles from './quick-add.module.css'
import { SizeChoice } from './size-choice.tsx'
import { SubstrateChoice } from './substrate-choice.tsx'

/** What it is made of, how large, what that costs, and the way into the project (spec.md section 4, Quick add). */
export const QuickAdd = ({ imageId }: { imageId: string }) => {
  const { data, complete } = useFragment({
    fragment: QuickAdd_ImageFragmentDoc,
    fragmentName: 'QuickAdd_image',
    from: { __typename: 'Image', id: imageId },
  })
  return complete && <Choosing imageId={imageId} ratio={data.maxWidth / data.maxHeight} />
}

const Choosing = ({ imageId, ratio }: { imageId: string; ratio: number }) => {
  useQuickAddImage(imageId, ratio)
  const failure = useQuickAdd(selectFailure)
  const isLoaded = useQuickAdd(selectSubstrates).length > 0
  const isCustom = useQuickAdd(selectIsCustom)
  const { retry } = useQuickAddIntents()
  if (failure) return <Unavailable message={failure.message} onRetry={retry} />
  return (
    <section className={styles.choosing} aria-label="Choose substrate and size" aria-busy={!isLoaded}>
      <SubstrateChoice />
      <SizeChoice />
      {isCustom && <CustomSize />}
      <AddButtons />
      <EmailDialog />
    </section>
  )
}
