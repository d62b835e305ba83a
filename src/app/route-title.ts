import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { app } from '@/generated/app.ts'

/** Returns a path without the parameters that the manifest keeps out of titles. */
function removeHiddenParams(path: string): string {
  const start = app.titles.prefixesWithoutParams?.find((prefix) => path.startsWith(prefix))
  return start === undefined ? path : start.slice(0, -1)
}

/** Sets the document's title to the product's name and the path, from the first route on. */
export function RouteTitle() {
  const { pathname } = useLocation()
  const title = app.titles.route.replace('{path}', removeHiddenParams(pathname))
  useEffect(() => {
    document.title = title
  }, [title])
  return null
}
