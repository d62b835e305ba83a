import { Box, Link, Spinner, Text } from '@chakra-ui/react'
import type { StudioDiagnostic } from '@manifest/contract/studio.ts'
import type { ManifestContent } from '@manifest/contract/studio-content.ts'
import { useDeferredValue, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { formatCounted } from '@/lib/format/quantity.ts'
import { workspace } from '../workspace/workspace.ts'
import { Contents } from './contents.tsx'
import { ShowAllContext } from './entry-link.tsx'
import { ManifestRootContext } from './position-link.tsx'
import { emptyContent, filterContent, filterDiagnostics } from './search.ts'
import { Sections } from './sections.tsx'

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
        <Box minH="0" overflowY="auto" p="4">
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
