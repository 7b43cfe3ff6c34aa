import { createLinks } from '#services/shared/links.ts'

/** Links to the originals of uploads, good for 5 minutes. */
export const originalLinks = createLinks<{ upload: number }>('content.original_links', 300_000)
