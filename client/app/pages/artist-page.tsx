import type { LoaderFunctionArgs } from 'react-router-dom'
import { openFollows } from '#client/app/follow/artists/open-follows.ts'
import { useFetchEarly } from '#client/app/parts/use-fetch-early.ts'
import { QuickView, StaffMenu } from '#client/app/parts/wall-parts.tsx'
import { ArtistScreen } from '#client/features/artist/public/artist-screen.tsx'
import { loader as loadArtist } from '#client/features/artist/public/loader.ts'
import { shouldRevalidate as changesPage } from '#client/features/media/should-revalidate.ts'
import { loadOnce } from './load-once.ts'

export const loader = (args: LoaderFunctionArgs) => {
  loadOnce(openFollows)(args)
  return loadArtist(args)
}
export const shouldRevalidate = changesPage

/** An artist's public page, with what opens from its pictures. */
export const Component = () => {
  useFetchEarly(QuickView.fetchEarly)
  return <ArtistScreen QuickView={QuickView} StaffMenu={StaffMenu} />
}
