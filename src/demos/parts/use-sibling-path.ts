import { createPath, resolvePath, useLocation } from 'react-router-dom'

/**
 * Makes the path of a sibling of the current page. Pages of a demo know each other by name; where
 * they are is the manifest's to say.
 */
export function useSiblingPath() {
  const { pathname } = useLocation()
  return (page: string, search: Record<string, string> = {}) => {
    const query = new URLSearchParams(search).toString()
    return createPath({ ...resolvePath(`../${page}`, pathname), search: query })
  }
}
