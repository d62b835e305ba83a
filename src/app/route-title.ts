import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { app } from '@/generated/app.ts'

/** From the first route shown on, the document's title is the product's name and the path. */
export function RouteTitle() {
  const { pathname } = useLocation()
  const title = app.titles.route.replace('{path}', pathname)
  useEffect(() => {
    document.title = title
  }, [title])
  return null
}
