import { useRelativeLink } from '../../parts/use-relative-link.ts'

/** The URL parameter that names an article. */
export const articleParameter = 'artigo'

/** The URL parameter that opens the editor with the article of this id, or with a new one. */
export const writeParameter = 'escrever'

/** The URL parameter that names a tag. */
export const tagParameter = 'etiqueta'

export function useBlogPaths() {
  const linkTo = useRelativeLink()
  return {
    list: linkTo('../blog'),
    article: (id: string) => linkTo('../blog-details', { [articleParameter]: id }),
    write: (id: string) => linkTo('../blog', { [writeParameter]: id }),
    tag: (tag: string) => linkTo('../blog', { [tagParameter]: tag }),
  }
}
