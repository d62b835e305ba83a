import { useRelativeLink } from '../../parts/use-relative-link.ts'

/** The parameter of the address that says which article is meant. */
export const chosenParameter = 'artigo'

/** Where the blog's pages are. */
export function useBlogPaths() {
  const linkTo = useRelativeLink()
  return {
    list: linkTo('../blog'),
    article: (id: string) => linkTo('../blog-details', { [chosenParameter]: id }),
  }
}
