import { useRelativeLink } from '../../parts/use-relative-link.ts'

/** The parameter of the address that says which article is meant. */
export const articleParameter = 'artigo'

/** Where the blog's pages are. */
export function useBlogPaths() {
  const linkTo = useRelativeLink()
  return {
    list: linkTo('.'),
    article: (id: string) => linkTo('../blog-details', { [articleParameter]: id }),
  }
}
