import type { Step } from '#client/actors/artist-apply.ts'

/** The pages of an application (spec.md section 2). */
export type ApplyPage = 'welcome' | 'login' | Step

const PAGES: readonly ApplyPage[] = ['login', 'info', 'sample', 'applied']

export const pathOf = (page: ApplyPage): string =>
  page === 'welcome' ? '/artist/apply' : `/artist/apply/${page}`

export const readPage = (pathname: string): ApplyPage =>
  PAGES.find((page) => pathname.replace(/\/$/, '') === pathOf(page)) ?? 'welcome'
