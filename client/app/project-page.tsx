import { ProjectPage } from '#client/features/cart/project-page.tsx'
import { Component as NotFound } from '#client/features/not-found/route.tsx'
import { reviewParts } from './review-parts.tsx'

export const Component = () => <ProjectPage NotFound={NotFound} {...reviewParts} />
