import { reviewParts } from '#client/app/parts/review-parts.tsx'
import { WithQuantities } from '#client/app/parts/with-quantities.tsx'
import { ProjectPage } from '#client/features/cart/project-page.tsx'
import { Component as NotFound } from '#client/features/not-found/route.tsx'

export const Component = () => (
  <WithQuantities>
    <ProjectPage NotFound={NotFound} {...reviewParts} />
  </WithQuantities>
)
