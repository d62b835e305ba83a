import { names, partSize, parts } from 'virtual:icon-parts/lu'
import { Button, Flex, Text } from '@chakra-ui/react'
import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { IconType } from 'react-icons'
import { LuChevronLeft, LuChevronRight, LuShapes } from 'react-icons/lu'
import { formatCounted } from '@/lib/format/quantity.ts'
import { createOnDemand } from '@/lib/on-demand.ts'
import { searchKey, searchTest } from '@/lib/search-text.ts'
import { PanelOrFailure } from '@/ui/feedback/lazy-panel.tsx'
import { EmptyState } from '@/ui/feedback/notice.tsx'
import type { PartRetry } from '@/ui/feedback/retry-button.tsx'
import { ChoiceField } from '@/ui/forms/choice-field.tsx'
import { SearchField } from '@/ui/forms/search-field.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { type CopyFormat, copyFormats, IconGrid, type IconSize, iconSizes } from './icon-grid.tsx'

const drawingParts = parts.map(createOnDemand)

const partByName = new Map(names.map((name, index) => [name, Math.floor(index / partSize)]))

const findPart = (name: string) => partByName.get(name) ?? 0

/** Returns the drawing of an icon, or `undefined` until it is loaded. */
const readDrawing = (name: string): IconType | undefined => drawingParts[findPart(name)]?.get()?.[name]

type Drawings = { readDrawing: typeof readDrawing; failure: PartRetry | undefined }

/** Loads the parts that have the icons on screen. */
function useDrawings(shown: readonly string[]): Drawings {
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const [hasFailed, setHasFailed] = useState(false)
  const needed = [...new Set(shown.map(findPart))]
  const loadAll = () => needed.map((index) => drawingParts[index]?.load())
  useEffect(() => {
    let isCurrent = true
    for (const loading of loadAll())
      loading?.then(
        () => isCurrent && rerender(),
        () => isCurrent && setHasFailed(true),
      )
    return () => {
      isCurrent = false
    }
  }, [needed.join()])
  if (!hasFailed) return { readDrawing, failure: undefined }
  return {
    readDrawing,
    failure: { load: () => Promise.all(loadAll()), onLoaded: () => setHasFailed(false) },
  }
}

const prefix = /^Lu/

/** "LuArrowUpAZ" → "arrow up a z". */
const splitIconName = (name: string) =>
  name
    .replace(prefix, '')
    .replace(/([a-z])(?=[A-Z0-9])|([A-Z])(?=[A-Z][a-z])|([A-Z])(?=[A-Z]$)|(\d)(?=[A-Z])/g, '$& ')

const icons = names.map((name) => ({ name, key: searchKey(`${splitIconName(name)} ${name}`) }))

/** Returns the names that contain every word of the query, in alphabetical order. */
function findIcons(query: string): string[] {
  const matches = searchTest(query)
  return icons.filter(({ key }) => matches(key)).map(({ name }) => name)
}

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

type PagerProps = { page: number; pages: number; onPageChange: (page: number) => void }

/** Page buttons; the first page is 0. They do not move, so that the focus stays. */
function Pager({ page, pages, onPageChange }: PagerProps) {
  const [isFirst, isLast] = [page === 0, page === pages - 1]
  return (
    <Flex as="nav" aria-label="Páginas" align="center" justify="center" gap="4" wrap="wrap" mt="6">
      <Button
        variant="outline"
        aria-disabled={isFirst}
        opacity={isFirst ? 0.5 : 1}
        onClick={() => isFirst || onPageChange(page - 1)}
      >
        <LuChevronLeft aria-hidden="true" className="directed" />
        Anterior
      </Button>
      <Text aria-live="polite" fontVariantNumeric="tabular-nums">
        Página {page + 1} de {pages}
      </Text>
      <Button
        variant="outline"
        aria-disabled={isLast}
        opacity={isLast ? 0.5 : 1}
        onClick={() => isLast || onPageChange(page + 1)}
      >
        Próxima
        <LuChevronRight aria-hidden="true" className="directed" />
      </Button>
    </Flex>
  )
}
