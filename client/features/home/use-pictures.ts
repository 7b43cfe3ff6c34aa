import { useReadQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { useLoaderData } from 'react-router-dom'
import { choosePictures, type HomePictures } from './choose-pictures.ts'
import type { loadPictures } from './loader.ts'

/** The pictures of the home page; waits for them, and answers null when they cannot be had. */
export const usePictures = (): HomePictures | null => {
  const { data } = useReadQuery(useLoaderData<typeof loadPictures>())
  return useMemo(() => (data ? choosePictures(data) : null), [data])
}
