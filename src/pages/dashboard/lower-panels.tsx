import { Box, chakra, Flex, Grid, Heading } from '@chakra-ui/react'
import type { CatalogueFamily, CatalogueVariant } from '@manifest/contract/resolved.ts'
import { useId } from 'react'
import { LuBell } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { app } from '@/generated/app.ts'
import type { Path } from '@/generated/paths.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { accessiblePath } from '@/routes/may-open.ts'
import { markRead, useNotifications } from '@/state/notifications.ts'
import { type UsageRecord, usage } from '@/state/usage.ts'
import { mostUsed } from '@/state/usage-summary.ts'
import { visibleCatalogue } from '@/state/visible-catalogue.ts'
import { EmptyState } from '@/ui/feedback/notice.tsx'
import { IconTile } from '@/ui/media/icon-tile.tsx'
import { AppLink, RouteLink } from '@/ui/navigation/route-link.tsx'
import { NotificationItem } from '@/ui/page/notification-item.tsx'
import { Panel, panelSurface } from '@/ui/page/panel.tsx'
import { NotificationsSkeleton } from '../notifications/page.tsx'
import { shortcutColumns, shortcutCount } from './skeletons.tsx'

/** The panels that few users look for. */
export default function LowerPanels() {
  return (
    <Grid
      gap={{ base: '4', md: '6' }}
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      alignItems="start"
    >
      <Shortcuts />
      <LatestNotifications />
    </Grid>
  )
}

/** Links to the most used consultas, or to some of the catalogue before the first query. */
function Shortcuts() {
  const { records } = useSnapshot(usage)
  const id = useId()
  const cataloguePath = accessiblePath(app.catalogue)
  const shortcuts = listShortcuts(visibleCatalogue(), records, shortcutCount)
  const isUsed = shortcuts.some(({ total }) => total > 0)
  return (
    <Box as="section" aria-labelledby={id}>
      <Flex align="baseline" justify="space-between" gap="4" mb="4">
        <Heading as="h2" id={id} textStyle="h3">
          {isUsed ? 'Consultas mais usadas' : 'Consultas'}
        </Heading>
        {cataloguePath && (
          <AppLink to={cataloguePath} whiteSpace="nowrap">
            Ver todas
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
    ...panelSurface,
    focusVisibleRing: 'outside',
    transition: 'border-color 150ms',
    _hover: { borderColor: 'primary.solid', '& strong': { color: 'primary.fg' } },
  },
  '& strong': { display: 'block', fontWeight: '600', truncate: true },
  '& small': { display: 'block', textStyle: 'small', color: 'fg.muted', mt: '1', truncate: true },
} as const

/** A shortcut to a consulta. `total` counts its uses. */
type ConsultaShortcut<Path extends string> = {
  variant: CatalogueVariant<Path>
  family: CatalogueFamily<Path>
  total: number
}

/** Returns the most used consultas, then the first variant of each other family. */
export function listShortcuts<Path extends string>(
  families: readonly CatalogueFamily<Path>[],
  records: readonly UsageRecord[],
  limit: number,
): ConsultaShortcut<Path>[] {
  const candidates = families.flatMap((family) => family.variants.map((variant) => ({ variant, family })))
  const byId = new Map(candidates.map((entry) => [entry.variant.id, entry]))
  const used = mostUsed(records, Number.POSITIVE_INFINITY).flatMap(({ consultaId, total }) => {
    const entry = byId.get(consultaId)
    return entry ? [{ ...entry, total }] : []
  })
  const shown = used.slice(0, limit)
  const rest = families.flatMap((family) => {
    const [variant] = family.variants
    const isShown = shown.some((shortcut) => shortcut.family === family)
    return variant && !isShown ? [{ variant, family, total: 0 }] : []
  })
  return [...shown, ...rest].slice(0, limit)
}

const limit = 3

const { notifications: notificationSettings } = app

/** The newest notifications. Their own page reports failed requests and offers a retry. */
function LatestNotifications() {
  const { status, list } = useNotifications()
  const page = accessiblePath(notificationSettings?.page)
  const isLoading = list.length === 0 && (status === 'idle' || status === 'loading')
  return (
    <Panel
      title="Últimas notificações"
      description="Os avisos mais novos do produto"
      actions={
        page && (
          <AppLink to={page} whiteSpace="nowrap">
            Ver todas
          </AppLink>
        )
      }
    >
      {isLoading && <NotificationsSkeleton count={limit} />}
      {!isLoading && list.length === 0 && <EmptyState icon={<LuBell />} title="Nenhuma notificação" />}
      <Box as="ul" listStyleType="none" divideY="1px">
        {list.slice(0, limit).map((item) => (
          <NotificationItem
            key={item.key}
            notification={item.notification}
            isUnread={item.isUnread}
            onRead={() => markRead(item)}
            lines={2}
          />
        ))}
      </Box>
    </Panel>
  )
}
