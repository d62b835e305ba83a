import { Badge, Box, Flex, Heading, Text } from '@chakra-ui/react'
import type {
  ShownMenu,
  ShownMenuEntry,
  ShownRedirect,
  ShownRoute,
} from '@manifest/contract/studio-content.ts'
import { memo } from 'react'
import { MenuBadge } from '@/ui/feedback/badge.tsx'
import { MenuIcon } from '@/ui/media/icon.tsx'
import { EntryLinks, PositionLink } from './links.tsx'
import { EntryTitle, Facts, Row, Rows } from './rows.tsx'

const layouts = { public: 'Sem login', app: 'Com login' } as const

export const Routes = memo(function Routes({ routes, menus }: { routes: ShownRoute[]; menus: ShownMenu[] }) {
  return (
    <Rows>
      {routes.map((route) => (
        <Row key={route.pattern} id={`rota:${route.pattern}`} position={route.position}>
          <EntryTitle
            title={route.pattern}
            isCode
            href={route.address}
            description={
              <>
                <Text as="span" color="fg">
                  {route.title}
                </Text>
                {route.description && ` · ${route.description}`}
              </>
            }
          >
            <Badge variant="subtle" colorPalette={route.layout === 'public' ? 'info' : 'neutral'}>
              {layouts[route.layout]}
            </Badge>
          </EntryTitle>
          <Facts
            facts={[
              ['Papéis', route.access],
              ['Página', <PositionLink key="file" position={route.file} isFile />],
              ['Trilha', describeTrail(route)],
              [
                'Menus',
                route.entries.length > 0 && (
                  <EntryLinks key="menus" entries={route.entries.map((id) => findEntry(id, menus))} />
                ),
              ],
              ['Busca', describeSearch(route)],
            ]}
          />
        </Row>
      ))}
    </Rows>
  )
})

const describeTrail = ({ trail, title, isHide }: ShownRoute) =>
  isHide ? 'escondida' : trail && [...trail.map((crumb) => crumb.title), title].join(' › ')

const describeSearch = ({ isUnlisted, group }: ShownRoute) =>
  isUnlisted ? 'não aparece' : group && `no grupo ${group}`

function findEntry(id: string, menus: ShownMenu[]) {
  const menu = menus.find(({ name }) => id.startsWith(`${name}.`))
  const entry = menu?.entries.find((one) => one.id === id)
  return { id, title: [menu?.title, ...(entry?.groupTitles ?? []), entry?.title].join(' › ') }
}

export const Redirects = memo(function Redirects({ redirects }: { redirects: ShownRedirect[] }) {
  return (
    <Rows>
      {redirects.map(({ from, to, layout, position }) => (
        <Row key={`${layout} ${from}`} position={position}>
          <EntryTitle
            title={from === '*' ? '* (caminhos desconhecidos)' : from}
            isCode
            description={
              <>
                leva a <code>{to}</code>
              </>
            }
          >
            <Badge variant="subtle" colorPalette={layout === 'public' ? 'info' : 'neutral'}>
              {layouts[layout]}
            </Badge>
          </EntryTitle>
        </Row>
      ))}
    </Rows>
  )
})

export const Menus = memo(function Menus({ menus }: { menus: ShownMenu[] }) {
  return menus.map(({ name, title, entries }) => (
    <Box key={name} mb="6">
      <Heading as="h3" textStyle="h3" mb="2">
        {title}
      </Heading>
      <Rows>
        {entries.map((entry) => (
          <Row key={entry.id} id={entry.id} position={entry.position}>
            <MenuEntryLine entry={entry} />
          </Row>
        ))}
      </Rows>
    </Box>
  ))
})

function MenuEntryLine({
  entry: { depth, isHeader, title, icon, badge, link, action, access },
}: {
  entry: ShownMenuEntry
}) {
  if (isHeader)
    return (
      <Text textStyle="overline" color="fg.subtle">
        {title}
      </Text>
    )
  return (
    <Flex align="center" columnGap="2.5" rowGap="0.5" wrap="wrap" ps={`${depth * 20}px`}>
      <Box as="span" color="fg.muted" fontSize="16px" minW="4">
        <MenuIcon name={icon} />
      </Box>
      <Text as="span" fontWeight="500">
        {title}
      </Text>
      {badge && <MenuBadge badge={badge} />}
      <Text as="span" color="fg.muted" textStyle="small" fontFamily="mono" overflowWrap="anywhere">
        {link ?? (action === 'logout' ? 'encerra a sessão' : 'grupo')}
      </Text>
      {access && (
        <Text as="span" color="fg.muted" textStyle="small">
          só para {access}
        </Text>
      )}
    </Flex>
  )
}
