import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { app } from '@/generated/app.ts'

/** Sets the document's title to the product's name and the path, from the first route on. */
export function RouteTitle() {
  const { pathname } = useLocation()
  const title = app.titles.route.replace('{path}', pathname)
  useEffect(() => {
    document.title = title
  }, [title])
  return null
}
