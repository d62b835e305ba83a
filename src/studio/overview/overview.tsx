import { Box, chakra, Link, Spinner, Text } from '@chakra-ui/react'
import type { StudioDiagnostic } from '@manifest/contract/studio.ts'
import type { ManifestContent } from '@manifest/contract/studio-content.ts'
import { useDeferredValue, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { formatCount, formatCounted } from '@/lib/format/quantity.ts'
import { workspace } from '../workspace/workspace.ts'
import { ManifestRootContext, ScrollLink, ShowAllContext } from './links.tsx'
import { emptyContent, filterContent, filterDiagnostics } from './search.ts'
import { type SectionData, type SectionName, Sections, sections } from './sections.tsx'

type OverviewProps = { query: string; onShowAll: () => void }

/** Everything in the manifest with its diagnostics, shown while no part is in the editor. */
export function Overview({ query, onShowAll }: OverviewProps) {
  const { opened, content, diagnostics, isRead } = useSnapshot(workspace)
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set())
  const searched = useDeferredValue(query)
  const folder = opened?.folder ?? ''
  const all = useMemo(
    () => ({
      content: (content ?? emptyContent) as ManifestContent,
      diagnostics: (diagnostics as StudioDiagnostic[]).map((diagnostic) => addPosition(diagnostic, folder)),
    }),
    [content, diagnostics, folder],
  )
  const filtered = useMemo(
    () => ({
      content: filterContent(all.content, searched),
      diagnostics: filterDiagnostics(all.diagnostics, searched),
    }),
    [all, searched],
  )
  if (!isRead) return <Spinner aria-label="Lendo as partes do manifesto" m="4" />
  const isBroken = diagnostics.some(({ severity }) => severity === 'error')
  return (
    <ManifestRootContext value={opened?.root ?? ''}>
      <ShowAllContext value={onShowAll}>
        <Box position="relative" minH="0" overflowY="auto" p="4">
          <Text color="fg.muted" textStyle="small" fontVariantNumeric="tabular-nums">
            {summarize(all.content, content !== undefined)}{' '}
            <Link href="/" textDecoration="underline" textUnderlineOffset="2px">
              Abrir {opened?.product || 'o painel'}
            </Link>
          </Text>
          {isBroken && (
            <Text color="warning.fg" textStyle="small" mt="1">
              {content
                ? 'Com erros: abaixo está o último manifesto bom.'
                : 'Com erros: corrija-os para ver o manifesto.'}
            </Text>
          )}
          <Contents all={all} filtered={filtered} />
          <Sections
            all={all}
            filtered={filtered}
            hasNoContent={content === undefined}
            unfolded={unfolded}
            toggle={(id) => setUnfolded((before) => toggleId(before, id))}
          />
        </Box>
      </ShowAllContext>
    </ManifestRootContext>
  )
}

const addPosition = ({ file, line, column, ...diagnostic }: StudioDiagnostic, folder: string) => ({
  ...diagnostic,
  position: `${folder}/${file}:${line}:${column}`,
})

function summarize({ routes, families, dossies, sources }: ManifestContent, isKnown: boolean) {
  if (!isKnown) return 'O manifesto ainda não pôde ser lido.'
  const variants = families.reduce((count, family) => count + family.variants.length, 0)
  const counts = [
    formatCounted(routes.length, 'rota', 'rotas'),
    formatCounted(variants, 'consulta', 'consultas'),
    formatCounted(dossies.length, 'dossiê', 'dossiês'),
    formatCounted(sources.length, 'fonte', 'fontes'),
  ]
  return `${counts.join(', ')}.`
}

const toggleId = (ids: ReadonlySet<string>, id: string) =>
  new Set(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id])

const names = Object.keys(sections) as SectionName[]

/** The table of contents with the number of matches in each section. */
function Contents({ all, filtered }: { all: SectionData; filtered: SectionData }) {
  return (
    <chakra.nav aria-label="Seções" mt="3" mb="6">
      <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" columnGap="1" mx="-2">
        {names.map((name) => {
          const { title, count } = sections[name]
          const hasErrors =
            name === 'diagnosticos' && all.diagnostics.some(({ severity }) => severity === 'error')
          return (
            <li key={name}>
              <ScrollLink to={name} css={link} color={count(filtered) === 0 ? 'fg.subtle' : 'fg.muted'}>
                {title}
                <Text
                  as="span"
                  textStyle="small"
                  color={hasErrors ? 'danger.fg' : 'fg.subtle'}
                  fontWeight={hasErrors ? '600' : undefined}
                >
                  {formatCount(count(filtered))}
                </Text>
              </ScrollLink>
            </li>
          )
        })}
      </chakra.ul>
    </chakra.nav>
  )
}

const link = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: { base: '11', md: '8' },
  px: '2',
  borderRadius: 'control',
  fontVariantNumeric: 'tabular-nums',
  _hover: { bg: 'bg.hover', color: 'fg' },
  _focusVisible: { outline: '2px solid', outlineColor: 'primary.focusRing' },
} as const
