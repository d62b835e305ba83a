import { Box, chakra, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { useSnapshot } from 'valtio'
import { dossieList } from '@/generated/dossie-list.ts'
import type { Path } from '@/generated/paths.ts'
import { ReportRow } from '@/session/list/groups.tsx'
import { memoizeByRoles, visible } from '@/state/roles.ts'
import { sessionReports } from '@/state/session-reports.ts'
import { visibleCatalogue } from '@/state/visible-catalogue.ts'
import { MotionRow, MotionRows } from '@/ui/motion/motion-rows.tsx'
import { RouteLink } from '@/ui/navigation/route-link.tsx'
import { RouteHeader } from '@/ui/page/page-header.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { touchHeight } from '@/ui/touch-height.ts'

/** The batches of the session, and the consultas and dossiês that take a list. */
export default function LotesPage() {
  return (
    <>
      <RouteHeader />
      <SessionBatches />
      <Panel title="Nova lista">
        <chakra.div css={groupsCss}>
          {listBatchGroups().map(({ title, entries }) => (
            <BatchGroup key={title} title={title} entries={entries} />
          ))}
        </chakra.div>
      </Panel>
    </>
  )
}

/** The batches of a family, one row each, beside its title. */
function BatchGroup({ title, entries }: { title: string; entries: readonly BatchEntry[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul>
        {entries.map(({ path, title: name, description }) => (
          <li key={path}>
            <RouteLink to={path}>
              <strong>{name}</strong>
              {description && <span title={description}>{description}</span>}
            </RouteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

const groupsCss = {
  '& > section': {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '160px minmax(0, 1fr)' },
    columnGap: '4',
    py: '1.5',
    borderTopWidth: '1px',
  },
  '& h3': { color: 'fg.muted', textStyle: 'small', py: '2' },
  '& ul': { listStyleType: 'none', mx: '-3' },
  '& a': {
    display: 'flex',
    flexDirection: { base: 'column', lg: 'row' },
    alignItems: { lg: 'baseline' },
    columnGap: '4',
    px: '3',
    py: '1.5',
    minH: touchHeight,
    borderRadius: 'control',
    focusVisibleRing: 'inside',
    _hover: { bg: 'bg.hover', '& strong': { color: 'primary.fg' } },
  },
  '& strong': {
    fontWeight: '500',
    _after: { content: '" ›" / ""', color: 'fg.subtle', fontWeight: '400' },
    _rtl: {
      _before: { content: '"‹ " / ""', color: 'fg.subtle', fontWeight: '400' },
      _after: { content: 'none' },
    },
    flex: { lg: '0 0 17rem' },
  },
  '& span': { color: 'fg.muted', textStyle: 'small', minW: '0', truncate: true, lineHeight: '1.5rem' },
} as const

function SessionBatches() {
  const batches = useSnapshot(sessionReports).items.filter(({ kind }) => kind === 'batch')
  return (
    <Panel
      title="Nesta sessão"
      description="Um lote continua enquanto você usa outras páginas e some quando você sai, a não ser que esteja num caso."
      mb={{ base: '4', md: '6' }}
    >
      {batches.length === 0 ? (
        <Text color="fg.muted">
          Nenhum lote nesta sessão. Escolha abaixo o que consultar e cole a lista, ou cole-a na busca.
        </Text>
      ) : (
        <Box as="ul" aria-label="Lotes desta sessão" listStyleType="none" mx="-3">
          <MotionRows>
            {batches.map((batch) => (
              <MotionRow key={batch.id}>
                <ReportRow report={batch} onOpen={undefined} />
              </MotionRow>
            ))}
          </MotionRows>
        </Box>
      )}
    </Panel>
  )
}

type BatchEntry = { path: Path; title: string; description?: string }

type Batchable = { batch?: Path; title: string; description?: string }

/** Lists the batches that a user may start, under the title of their family. */
const listBatchGroups = memoizeByRoles((): { title: string; entries: BatchEntry[] }[] =>
  [
    { title: 'Dossiês', entries: listBatches(visible(dossieList)) },
    ...visibleCatalogue().map(({ title, variants }) => ({ title, entries: listBatches(variants) })),
  ].filter(({ entries }) => entries.length > 0),
)

const listBatches = (all: readonly Batchable[]): BatchEntry[] =>
  all.flatMap(({ batch, title, description }) =>
    batch === undefined ? [] : [{ path: batch, title, ...(description && { description }) }],
  )
