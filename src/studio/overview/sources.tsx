import { Badge } from '@chakra-ui/react'
import type { ShownSource } from '@manifest/contract/studio-content.ts'
import { memo, type ReactNode } from 'react'
import { formatDuration } from '@/lib/format/quantity.ts'
import { EntryLinks } from './links.tsx'
import { EntryTitle, Facts, Row, Rows } from './rows.tsx'

const modes = { demo: 'Demonstração', live: 'Ao vivo' } as const

export const Sources = memo(function Sources({ sources }: { sources: ShownSource[] }) {
  return (
    <Rows>
      {sources.map((source) => (
        <Row key={source.name} id={`fonte:${source.name}`} position={source.position}>
          <EntryTitle title={source.name} isCode description={source.title}>
            <Badge variant="subtle" colorPalette={source.mode === 'live' ? 'success' : 'neutral'}>
              {modes[source.mode]}
            </Badge>
          </EntryTitle>
          <Facts facts={listFacts(source)} />
        </Row>
      ))}
    </Rows>
  )
})

const listFacts = (source: ShownSource): [string, ReactNode][] => {
  const { name, baseUrl, baseUrlEnv, timeoutMs, retries, auth, purpose, hasContract, usedBy } = source
  return [
    ['Endereço', <code key="url">{baseUrl}</code>],
    ['Troca na construção', baseUrlEnv && <code key="env">{baseUrlEnv}</code>],
    [
      'Espera',
      `${formatDuration(timeoutMs)}, ${retries === 1 ? '1 nova tentativa' : `${retries} novas tentativas`}`,
    ],
    ['Acesso', auth && 'com o token de quem entrou'],
    ['Finalidade', purpose && <PurposeTarget key="purpose" {...purpose} />],
    ['Contrato', hasContract && <code key="contract">{`contracts/${name}.openapi.json`}</code>],
    [
      'Consultas',
      usedBy.length > 0 ? (
        <EntryLinks key="uses" entries={usedBy.map((id) => ({ id, title: id }))} />
      ) : (
        'nenhuma'
      ),
    ],
  ]
}

const PurposeTarget = ({ header, body }: NonNullable<ShownSource['purpose']>) => (
  <>
    {header === undefined ? 'no corpo, em ' : 'no cabeçalho '}
    <code>{header ?? body}</code>
  </>
)
