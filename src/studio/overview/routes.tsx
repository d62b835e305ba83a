import { Badge, Text } from '@chakra-ui/react'
import type { ShownMenu, ShownRedirect, ShownRoute } from '@manifest/contract/studio-content.ts'
import { Fragment, memo } from 'react'
import { EntryLink } from './entry-link.tsx'
import { EntryTitle } from './entry-title.tsx'
import { Facts } from './facts.tsx'
import { PositionLink } from './position-link.tsx'
import { Row, Rows } from './rows.tsx'

const layouts = { public: 'Sem login', app: 'Com login' } as const

export const Routes = memo(function Routes({ routes, menus }: { routes: ShownRoute[]; menus: ShownMenu[] }) {
  return (
    <Rows>
      {routes.map((route) => (
        <Row
          key={route.pattern}
          id={`rota:${route.pattern}`}
          position={<PositionLink position={route.position} />}
        >
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
              ['Menus', route.entries.length > 0 && <MenuEntryLinks ids={route.entries} menus={menus} />],
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

function MenuEntryLinks({ ids, menus }: { ids: string[]; menus: ShownMenu[] }) {
  return ids.map((id, index) => {
    const menu = menus.find(({ name }) => id.startsWith(`${name}.`))
    const entry = menu?.entries.find((one) => one.id === id)
    return (
      <Fragment key={id}>
        {index > 0 && ', '}
        <EntryLink id={id}>
          {[menu?.title, ...(entry?.groupTitles ?? []), entry?.title].join(' › ')}
        </EntryLink>
      </Fragment>
    )
  })
}

export const Redirects = memo(function Redirects({ redirects }: { redirects: ShownRedirect[] }) {
  return (
    <Rows>
      {redirects.map(({ from, to, layout, position }) => (
        <Row key={`${layout} ${from}`} position={<PositionLink position={position} />}>
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
