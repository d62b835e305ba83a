import { useSiblingPath } from '../../parts/use-sibling-path.ts'

/** The parameter of the address that says which article is meant. */
export const chosenParameter = 'artigo'

/** Where the blog's pages are. */
export function useBlogPaths() {
  const pathTo = useSiblingPath()
  return {
    list: pathTo('blog'),
    article: (id: string) => pathTo('blog-details', { [chosenParameter]: id }),
  }
}
