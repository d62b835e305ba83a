import { Button, Flex, Text } from '@chakra-ui/react'
import { useMemo, useRef, useState } from 'react'
import { LuShapes } from 'react-icons/lu'
import { formatCounted } from '@/lib/format/quantity.ts'
import { PanelOrFailure } from '@/ui/feedback/lazy-panel.tsx'
import { EmptyState } from '@/ui/feedback/notice.tsx'
import { ChoiceField } from '@/ui/forms/choice-field.tsx'
import { SearchField } from '@/ui/forms/search-field.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { type CopyFormat, copyFormats, IconGrid, type IconSize, iconSizes } from './icon-grid.tsx'
import { findIcons } from './icon-set.ts'
import { Pager } from './pager.tsx'
import { useDrawings } from './use-drawings.ts'

/** Fills one or two screens. Each icon is an SVG to lay out. */
const pageSize = 120

export default function IconCatalogue() {
  const list = useRef<HTMLUListElement>(null)
  const [query, setQuery] = useState('')
  const [page, setPage] = useState(0)
  const [format, setFormat] = useState<CopyFormat>('name')
  const [size, setSize] = useState<IconSize>('24')
  const found = useMemo(() => findIcons(query), [query])
  const pages = Math.ceil(found.length / pageSize)
  const shown = found.slice(page * pageSize, (page + 1) * pageSize)
  const { readDrawing, failure } = useDrawings(shown)

  function search(text: string) {
    setQuery(text)
    setPage(0)
  }

  function goToPage(newPage: number) {
    setPage(newPage)
    // Scrolls to the start of the new page and focuses it.
    list.current?.focus({ preventScroll: true })
    list.current?.scrollIntoView({ block: 'start' })
  }

  return (
    <PanelOrFailure failure={failure}>
      <Panel>
        <Flex align="center" columnGap="4" rowGap="3" wrap="wrap" mb="5">
          <SearchField
            label="Buscar ícones"
            placeholder="Nome em inglês: arrow, user…"
            value={query}
            onChange={search}
          />
          <Text role="status" color="fg.muted" fontVariantNumeric="tabular-nums">
            {formatCounted(found.length, 'ícone', 'ícones')}
          </Text>
          <ChoiceField label="Copia" options={copyFormats} value={format} onChange={setFormat} />
          <ChoiceField label="Tamanho" options={iconSizes} value={size} onChange={setSize} />
        </Flex>
        {found.length === 0 ? (
          <EmptyState
            icon={<LuShapes />}
            title="Nenhum ícone com esse nome"
            detail="Os nomes são em inglês, como search, file ou map."
            action={
              <Button variant="outline" onClick={() => search('')}>
                Ver todos
              </Button>
            }
          />
        ) : (
          <IconGrid ref={list} names={shown} readDrawing={readDrawing} format={format} size={size} />
        )}
        {pages > 1 && <Pager page={page} pages={pages} onPageChange={goToPage} />}
      </Panel>
    </PanelOrFailure>
  )
}
