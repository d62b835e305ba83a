import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useRouteData } from '@/routes/use-route-data.ts'

type PageHeaderProps = {
  title: string
  description?: string | undefined
  actions?: ReactNode
  /** The title and its description share a line. Phones show the title alone, also without the breadcrumb. */
  isCompact?: boolean
}

/**
 * The title row: the page's only `h1`, a description, and actions at the end. The title receives the focus on
 * a route change.
 */
export function PageHeader({ title, description, actions, isCompact = false }: PageHeaderProps) {
  return (
    <Box css={isCompact ? compactRow : row} data-compact-title={isCompact || undefined}>
      <div>
        <h1 id="page-title" tabIndex={-1}>
          {title}
        </h1>
        {description && <p>{description}</p>}
      </div>
      {actions && <div data-page-actions>{actions}</div>}
    </Box>
  )
}

/** Styles the elements inside too: each element with a style of its own costs time on every page. */
const row = {
  display: 'flex',
  gap: '4',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  mb: '6',
  '& > div:first-of-type': { minW: '0', flex: '1 1 16rem' },
  '& > div > h1': { textStyle: 'h1' },
  '& > div > h1 + p': { color: 'fg.muted', mt: '1', maxW: '70ch' },
  '& > [data-page-actions]': {
    display: 'flex',
    gap: '2',
    flexWrap: 'wrap',
    alignItems: 'center',
    mdDown: { '& a, & button': { minHeight: '11' } },
  },
} as const

const compactRow = {
  ...row,
  alignItems: 'center',
  flexWrap: 'nowrap',
  mb: { base: '0', md: '4' },
  mdDown: { flex: '1 1 0', minW: '0', columnGap: '1' },
  '& > div:first-of-type': {
    ...row['& > div:first-of-type'],
    md: { display: 'flex', alignItems: 'baseline', columnGap: '3' },
  },
  '& > div > h1': {
    ...row['& > div > h1'],
    mdDown: { fontSize: '18px', lineHeight: '22px' },
    md: { flexShrink: '0' },
  },
  '& > div > h1 + p': {
    color: 'fg.muted',
    display: { base: 'none', md: 'block' },
    truncate: true,
  },
} as const

export function RouteHeader({ actions }: { actions?: ReactNode }) {
  const { title = '', description } = useRouteData()
  return <PageHeader title={title} description={description} actions={actions} />
}
