import type { Draft } from './draft.ts'
import type { Names } from './names.ts'

/** A public page at `/NAME`, with its heading and title (docs/guides/page.md). */
export const draftPage = ({ kebab, words }: Names): Draft => ({
  files: {
    [`client/features/${kebab}/route.tsx`]: `import { usePageTitle } from '#client/ui/page-title.ts'
import * as say from './messages.ts'

/** /${kebab}: TODO: say in one sentence what a person finds or does here. */
export const Component = () => {
  usePageTitle(say.title)
  return <h1>{say.title}</h1>
}
`,
    [`client/features/${kebab}/messages.ts`]: `export const title = '${words}'
`,
  },
  registrations: [
    {
      file: 'client/app/pages/storefront-pages.ts',
      list: 'export const STOREFRONT_PAGES = [',
      entry: `{
    path: '/${kebab}',
    module: 'features/${kebab}/route.tsx',
    load: () => import('#client/features/${kebab}/route.tsx'),
  }`,
    },
  ],
  left: [
    `client/features/${kebab}/route.tsx: what it is for, and what it shows; a loader where it needs data`,
    `client/app/pages/storefront-pages.ts: needs: 'login' or 'staff', where it is not for everybody`,
    'host/web: what it says of itself to whoever does not run it, where search engines are to find it',
    'tests/journeys: what a person does on it',
  ],
})
