import { Box, chakra, Flex, Grid, Heading } from '@chakra-ui/react'
import { useId } from 'react'
import { useSnapshot } from 'valtio'
import { app } from '@/generated/app.ts'
import type { Path } from '@/generated/paths.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { accessiblePath } from '@/routes/may-open.ts'
import { usage } from '@/state/usage.ts'
import { visibleCatalogue } from '@/state/visible-catalogue.ts'
import { IconTile } from '@/ui/media/icon-tile.tsx'
import { AppLink } from '@/ui/navigation/app-link.tsx'
import { RouteLink } from '@/ui/navigation/route-link.tsx'
import { type ConsultaShortcut, listShortcuts } from './consulta-shortcuts.ts'
import { shortcutColumns, shortcutCount } from './skeletons.tsx'

/** Links to the most used consultas, or to some of the catalogue before the first query. */
export function Shortcuts() {
  const { records } = useSnapshot(usage)
  const id = useId()
  const cataloguePath = accessiblePath(app.catalogue)
  const shortcuts = listShortcuts(visibleCatalogue(), records, shortcutCount)
  const isUsed = shortcuts.some(({ total }) => total > 0)
  return (
    <Box as="section" aria-labelledby={id}>
      <Flex align="baseline" justify="space-between" gap="4" mb="4">
        <Heading as="h2" id={id} textStyle="h3">
          {isUsed ? 'Consultas mais usadas' : 'Módulos'}
        </Heading>
        {cataloguePath && (
          <AppLink to={cataloguePath} whiteSpace="nowrap">
            Ver todos
          </AppLink>
        )}
      </Flex>
      <Grid as="ul" listStyleType="none" gap="3" templateColumns={shortcutColumns}>
        {shortcuts.map((shortcut) => (
          <ShortcutCard key={shortcut.variant.id} {...shortcut} />
        ))}
      </Grid>
    </Box>
  )
}

function ShortcutCard({ variant: { path, title, name = title }, family, total }: ConsultaShortcut<Path>) {
  return (
    <chakra.li css={card}>
      <RouteLink to={path}>
        <IconTile name={family.icon} />
        <Box minW="0">
          <strong title={name}>{name}</strong>
          <small>
            {name === title ? family.title : family.group}
            {total > 0 && ` · ${formatCounted(total, 'vez', 'vezes')}`}
          </small>
        </Box>
      </RouteLink>
    </chakra.li>
  )
}

const card = {
  minW: '0',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    p: '4',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.panel',
    borderRadius: 'panel',
    boxShadow: 'panel',
    focusVisibleRing: 'outside',
    transition: 'border-color 150ms',
    _hover: { borderColor: 'primary.solid', '& strong': { color: 'primary.fg' } },
  },
  '& strong': { display: 'block', fontWeight: '600', truncate: true },
  '& small': { display: 'block', textStyle: 'small', color: 'fg.muted', mt: '1', truncate: true },
} as const
