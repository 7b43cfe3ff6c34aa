import { openLines } from '#client/app/follow/open-lines.ts'
import { reviewParts } from '#client/app/parts/review-parts.tsx'
import { ProjectPage } from '#client/features/cart/project-page.tsx'
import { Component as NotFound } from '#client/features/not-found/route.tsx'
import { loadOnce } from './load-once.ts'

export const loader = loadOnce(openLines)

export const Component = () => <ProjectPage NotFound={NotFound} {...reviewParts} />
