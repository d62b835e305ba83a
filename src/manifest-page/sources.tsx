import { Badge } from '@chakra-ui/react'
import type { ShownSource } from '@manifest/contract/manifest-page.ts'
import { Fragment, memo } from 'react'
import { formatDuration } from '@/lib/format/quantity.ts'
import { EntryLink } from './entry-link.tsx'
import { EntryTitle } from './entry-title.tsx'
import { Facts } from './facts.tsx'
import { PlaceLink } from './place-link.tsx'
import { Row, Rows } from './rows.tsx'

const modes = { demo: 'Demonstração', live: 'Ao vivo' } as const

/** Where answers come from, and which consultas ask there. */
export const Sources = memo(function Sources({ sources }: { sources: ShownSource[] }) {
  return (
    <Rows>
      {sources.map(({ name, title, baseUrl, baseUrlEnv, mode, timeoutMs, retries, askedBy, place }) => (
        <Row key={name} id={`fonte:${name}`} place={<PlaceLink place={place} />}>
          <EntryTitle title={name} isCode description={title}>
            <Badge variant="subtle" colorPalette={mode === 'live' ? 'success' : 'neutral'}>
              {modes[mode]}
            </Badge>
          </EntryTitle>
          <Facts
            facts={[
              ['Endereço', <code key="url">{baseUrl}</code>],
              ['Troca na construção', baseUrlEnv && <code key="env">{baseUrlEnv}</code>],
              [
                'Espera',
                `${formatDuration(timeoutMs)}, ${retries === 1 ? '1 nova tentativa' : `${retries} novas tentativas`}`,
              ],
              ['Consultas', askedBy.length > 0 ? <Ids ids={askedBy} /> : 'nenhuma'],
            ]}
          />
        </Row>
      ))}
    </Rows>
  )
})

const Ids = ({ ids }: { ids: string[] }) =>
  ids.map((id, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <EntryLink id={id}>{id}</EntryLink>
    </Fragment>
  ))
