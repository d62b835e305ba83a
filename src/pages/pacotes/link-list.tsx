import { chakra } from '@chakra-ui/react'
import type { Lead } from '@manifest/contract/resolved.ts'
import type { Path } from '@/generated/paths.ts'
import { formatLeadCost } from '@/lib/format/credits.ts'
import { RouteLink } from '@/ui/navigation/route-link.tsx'

type LinkListProps = {
  entries: readonly ({ path: Path; title: string; description?: string } & Pick<Lead, 'cost' | 'partsCost'>)[]
}

/** Linked pages with descriptions and costs, in columns. Only the list has styles, because it may be long. */
export const LinkList = ({ entries }: LinkListProps) => (
  <chakra.ul css={list}>
    {entries.map(({ path, title, description, ...costs }) => {
      const cost = formatLeadCost(costs)
      return (
        <li key={path}>
          <RouteLink to={path}>
            <strong>{title}</strong>
            {cost && <small> {cost}</small>}
            {description && <span title={description}>{description}</span>}
          </RouteLink>
        </li>
      )
    })}
  </chakra.ul>
)

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  columnGap: '4',
  rowGap: '1',
  mx: '-3',
  mb: '-3',
  listStyleType: 'none',
  // Defers the layout of distant items until they scroll into view.
  '& li:nth-of-type(n + 60)': { contentVisibility: 'auto', containIntrinsicSize: 'auto 76px' },
  '& a': {
    display: 'block',
    height: 'full',
    px: '3',
    py: '3',
    borderRadius: 'control',
    focusVisibleRing: 'inside',
    transition: 'background-color 150ms',
    _hover: { bg: 'bg.hover', '& strong': { color: 'primary.fg' } },
  },
  '& small': { color: 'fg.subtle', textStyle: 'small', whiteSpace: 'nowrap' },
  '& strong': {
    me: '2',
    fontWeight: '600',
    _after: { content: '" ›" / ""', color: 'fg.subtle', fontWeight: '400' },
    _rtl: {
      _before: { content: '"‹ " / ""', color: 'fg.subtle', fontWeight: '400' },
      _after: { content: 'none' },
    },
  },
  '& span': { color: 'fg.muted', textStyle: 'small', mt: '1', lineClamp: '2' },
} as const
