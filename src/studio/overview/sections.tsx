import { Badge, Box, Flex, Heading, Text } from '@chakra-ui/react'
import type { ManifestContent, ShownDiagnostic } from '@manifest/contract/studio-content.ts'
import type { ReactNode } from 'react'
import { LuCircleCheck } from 'react-icons/lu'
import { formatCount } from '@/lib/format/quantity.ts'
import { Consultas, type DetailsState, Dossies } from './consultas.tsx'
import { Menus, Redirects, Routes } from './routes.tsx'
import { Row, Rows } from './rows.tsx'
import { Sources } from './sources.tsx'

type SectionsProps = Pick<DetailsState, 'unfolded'> & {
  all: SectionData
  filtered: SectionData
  /** True if the manifest has never been valid since the server started: only diagnostics are available. */
  hasNoContent: boolean
  toggle: (id: string) => void
}

export function Sections({ all, filtered, hasNoContent, unfolded, toggle }: SectionsProps) {
  const detailsState = { unfolded, onToggle: toggle }
  const { routes, families, dossies, menus, sources, redirects } = filtered.content
  const section = (name: SectionName) => ({
    id: name,
    title: sections[name].title,
    count: sections[name].count(filtered),
    total: sections[name].count(all),
  })
  const diagnosticsSection = (
    <Section {...section('diagnosticos')} emptyContent={<NoDiagnostics />}>
      <Diagnostics diagnostics={filtered.diagnostics} />
    </Section>
  )
  if (hasNoContent) return diagnosticsSection
  return (
    <>
      {diagnosticsSection}
      <Section {...section('rotas')}>
        <Routes routes={routes} menus={all.content.menus} />
      </Section>
      <Section {...section('consultas')}>
        <Consultas families={families} {...detailsState} />
      </Section>
      <Section {...section('dossies')}>
        <Dossies dossies={dossies} {...detailsState} />
      </Section>
      <Section {...section('menus')}>
        <Menus menus={menus} />
      </Section>
      <Section {...section('fontes')}>
        <Sources sources={sources} />
      </Section>
      <Section {...section('redirecionamentos')}>
        <Redirects redirects={redirects} />
      </Section>
    </>
  )
}

type SectionProps = {
  id: string
  title: string
  count: number
  /** The number without a search. */
  total: number
  /** Shown if there are none without a search. */
  emptyContent?: ReactNode
  children: ReactNode
}

/** Lists entries under a title. If none matches the search, one line says so. */
function Section({ id, title, count, total, emptyContent, children }: SectionProps) {
  return (
    <Box as="section" id={id} aria-labelledby={`${id}-title`} mb="10" tabIndex={-1}>
      <Flex align="baseline" gap="2.5" mb="3">
        <Heading as="h2" id={`${id}-title`} textStyle="h2">
          {title}
        </Heading>
        <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
          {count === total ? formatCount(total) : `${formatCount(count)} de ${formatCount(total)}`}
        </Text>
      </Flex>
      {count > 0 ? (
        children
      ) : (
        <Box color="fg.muted">
          {total > 0 ? 'Nada aqui corresponde à busca.' : (emptyContent ?? 'O manifesto não tem nada aqui.')}
        </Box>
      )}
    </Box>
  )
}

const Diagnostics = ({ diagnostics }: { diagnostics: ShownDiagnostic[] }) => (
  <Rows>
    {diagnostics.map(({ severity, code, message, hint, position }) => (
      <Row key={`${position} ${code} ${message}`} position={position}>
        <Flex gap="2" wrap="wrap" align="center">
          <Badge colorPalette={severity === 'error' ? 'danger' : 'warning'} variant="subtle">
            {severity === 'error' ? 'Erro' : 'Aviso'}
          </Badge>
          <Text as="span" color="fg.muted" textStyle="small" fontFamily="mono">
            {code}
          </Text>
        </Flex>
        <Text mt="1.5" fontWeight="500" overflowWrap="anywhere">
          {message}
        </Text>
        {hint && (
          <Text mt="1" color="fg.muted">
            Dica: {hint}
          </Text>
        )}
      </Row>
    ))}
  </Rows>
)

const NoDiagnostics = () => (
  <Flex align="center" gap="2" color="fg.muted">
    <Box as="span" color="success.fg" fontSize="18px" aria-hidden="true">
      <LuCircleCheck />
    </Box>
    O manifesto não tem erros nem avisos.
  </Flex>
)

/** The whole manifest, or the matches of a search. */
export type SectionData = { content: ManifestContent; diagnostics: ShownDiagnostic[] }

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)

export const sections = {
  diagnosticos: { title: 'Diagnósticos', count: ({ diagnostics }: SectionData) => diagnostics.length },
  rotas: { title: 'Rotas', count: ({ content }: SectionData) => content.routes.length },
  consultas: {
    title: 'Consultas',
    count: ({ content }: SectionData) => sum(content.families.map(({ variants }) => variants.length)),
  },
  dossies: { title: 'Dossiês', count: ({ content }: SectionData) => content.dossies.length },
  menus: {
    title: 'Menus',
    count: ({ content }: SectionData) => sum(content.menus.map(({ entries }) => entries.length)),
  },
  fontes: { title: 'Fontes', count: ({ content }: SectionData) => content.sources.length },
  redirecionamentos: {
    title: 'Redirecionamentos',
    count: ({ content }: SectionData) => content.redirects.length,
  },
}

export type SectionName = keyof typeof sections
