import { chakra } from '@chakra-ui/react'
import { AppLink } from '@/ui/navigation/route-link.tsx'
import { useBlogPaths } from './use-blog-paths.ts'

/** The tags of an article, as links to the articles with the same tag. */
export function TagList({ tags }: { tags: readonly string[] }) {
  const { tag: pathTo } = useBlogPaths()
  if (tags.length === 0) return null
  return (
    <chakra.ul aria-label="Etiquetas" css={listCss}>
      {tags.map((tag) => (
        <li key={tag}>
          <AppLink to={pathTo(tag)}>#{tag}</AppLink>
        </li>
      ))}
    </chakra.ul>
  )
}

const listCss = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  listStyleType: 'none',
  '& a': {
    display: 'block',
    px: '2.5',
    py: '1',
    borderRadius: 'full',
    bg: 'bg.subtle',
    color: 'fg',
    textStyle: 'small',
    _hover: { bg: 'bg.hover', textDecoration: 'none' },
  },
} as const
