import { ProjectPage } from '#client/features/cart/project-page.tsx'
import { Component as NotFound } from '#client/features/not-found/route.tsx'
import { reviewParts } from './review-parts.tsx'
import { WithQuantities } from './with-quantities.tsx'

export const Component = () => (
  <WithQuantities>
    <ProjectPage NotFound={NotFound} {...reviewParts} />
  </WithQuantities>
)
