import { useRelativeLink } from '../../parts/use-relative-link.ts'

/** The URL parameter that names an article. */
export const articleParameter = 'artigo'

export function useBlogPaths() {
  const linkTo = useRelativeLink()
  return {
    list: linkTo('../blog'),
    article: (id: string) => linkTo('../blog-details', { [articleParameter]: id }),
  }
}
