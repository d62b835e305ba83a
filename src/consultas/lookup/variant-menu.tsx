import { Button, Menu, useMenu } from '@chakra-ui/react'
import { menuSlotRecipe } from '@chakra-ui/react/theme'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { type RefObject, useEffect } from 'react'
import { LuCheck, LuChevronDown, LuFileWarning } from 'react-icons/lu'
import type { Path } from '@/generated/paths.ts'
import type { KnownAnswer } from '@/state/held-answers.ts'
import { isCut, type OneLine, useOneLine } from '@/ui/navigation/one-line.ts'
import { RouteLink } from '@/ui/navigation/route-link.tsx'

export type VariantMenuProps = {
  list: RefObject<HTMLUListElement | null>
  variants: readonly ConsultaDefinition<Path>[]
  /** The index of the page's variant. */
  current: number
  cachedEntries: readonly (KnownAnswer | undefined)[]
  isCompact: boolean
  /** Tells the list which of its variants fit. */
  onMeasure: (line: OneLine | undefined) => void
}

/** Measures which variants fit in the line, and has the others in a menu. */
export function VariantMenu({
  list,
  variants,
  current,
  cachedEntries,
  isCompact,
  onMeasure,
}: VariantMenuProps) {
  const line = useOneLine(list, { count: variants.length, gap: 6, current })
  useEffect(() => onMeasure(line), [line])
  const menu = useMenu({
    // By default the library dispatches a click that does not bubble: React misses it, and the browser reloads the app.
    navigate: ({ node }) => queueMicrotask(() => node.click()),
    positioning: { placement: 'bottom-end', strategy: 'fixed', gutter: 4 },
  })
  const cut = variants.filter((_, index) => isCut(line, index, current))
  if (cut.length === 0) return null
  return (
    <Menu.RootProvider recipe={menuSlotRecipe} value={menu} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <Button size="xs" variant="ghost" px="3" borderRadius="full" flexShrink="0" hideBelow="md">
          Mais {cut.length} <LuChevronDown aria-hidden="true" />
        </Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content aria-label="Mais variantes" borderWidth="1px" minW="56">
          {cut.map((variant) => (
            <Menu.Item
              key={variant.id}
              value={variant.id}
              minH={isCompact ? '7' : '8'}
              px="2.5"
              py={isCompact ? '0' : undefined}
              asChild
            >
              <RouteLink to={variant.path} tabIndex={-1}>
                {variant.title} <CachedMark entry={cachedEntries[variants.indexOf(variant)]} />
              </RouteLink>
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.RootProvider>
  )
}

function CachedMark({ entry }: { entry: KnownAnswer | undefined }) {
  if (!entry) return null
  return entry.outcome === 'incomplete' ? (
    <LuFileWarning aria-label="resposta incompleta nesta sessão" />
  ) : (
    <LuCheck aria-label="respondida nesta sessão" />
  )
}
