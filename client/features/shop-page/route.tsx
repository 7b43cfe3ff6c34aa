import { useQuery } from '@apollo/client/react'
import { useLocation } from 'react-router-dom'
import { ShopPageDocument } from '#client/apollo/generated/graphql.ts'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import * as say from './messages.ts'
import styles from './shop-page.module.css'

/** /shipping, /returns and others: what the shop's owner writes (host/web/shop-pages). */
export const Component = () => {
  const name = useLocation().pathname.replaceAll('/', '')
  const { data, error, refetch } = useQuery(ShopPageDocument, { variables: { name } })
  const page = data?.shopPage
  usePageTitle(page?.title)
  if (!page)
    return (
      <div className={styles.page} aria-busy={!error}>
        {error ? (
          <Unavailable message={say.notAvailable} onRetry={() => void refetch().catch(() => {})} />
        ) : (
          <LoadingBar label={say.loading} />
        )}
      </div>
    )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the web process draws it, with raw HTML off.
  return <article className={styles.page} dangerouslySetInnerHTML={{ __html: page.html }} />
}
