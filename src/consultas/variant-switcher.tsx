import { chakra } from '@chakra-ui/react'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Path } from '@/generated/paths.ts'
import { AppLink } from '@/ui/navigation/app-link.tsx'

type VariantSwitcherProps = { variants: ConsultaDefinition<Path>[]; current: ConsultaDefinition }

/** Scrolls a list sideways, and not the page, until the current entry is in its middle. */
function showCurrent(list: HTMLElement | null) {
  const entry = list?.querySelector('[aria-current]')?.getBoundingClientRect()
  if (!list || !entry) return
  const outer = list.getBoundingClientRect()
  list.scrollBy({ left: entry.left + entry.width / 2 - outer.left - outer.width / 2 })
}

/** The family's other variants, a click away. It scrolls sideways where they do not fit. */
export function VariantSwitcher({ variants, current }: VariantSwitcherProps) {
  if (variants.length < 2) return null
  return (
    <chakra.nav
      key={current.id}
      ref={showCurrent}
      aria-label="Variantes"
      mb="5"
      overflowX="auto"
      pb="1"
      scrollbarWidth="thin"
    >
      <chakra.ul display="flex" gap="1.5" listStyleType="none" width="max-content">
        {variants.map(({ id, path, title }) => (
          <li key={id}>
            <AppLink
              to={path}
              aria-current={id === current.id ? 'page' : undefined}
              px="3"
              py="1.5"
              borderWidth="1px"
              borderRadius="full"
              textStyle="small"
              color="fg.muted"
              whiteSpace="nowrap"
              _hover={{ bg: 'bg.hover', textDecoration: 'none' }}
              _currentPage={{
                bg: 'primary.subtle',
                color: 'primary.fg',
                borderColor: 'primary.muted',
                fontWeight: '600',
              }}
            >
              {title}
            </AppLink>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  )
}
