import { Box, Heading, Text } from '@chakra-ui/react'
import { listCommonValues, summariseGraph } from '../model/graph-texts.ts'
import { listNames } from '../model/list-names.ts'
import { DetailsSection } from './details-section.tsx'
import type { InspectorProps } from './inspector-props.ts'
import { ValueLine } from './value-line.tsx'

const keys: [string, string][] = [
  ['Setas', 'ir ao nó vizinho'],
  ['Enter', 'consultar a partir do nó'],
  ['Ctrl+Z', 'desfazer'],
  ['Delete', 'ocultar o nó'],
  ['P', 'fixar o nó'],
  ['+  −  0', 'aproximar, afastar, ver tudo'],
]

/** A summary of the graph, shown while nothing is selected. */
export function Overview(props: InspectorProps) {
  const { graph } = props.workbench
  const shared = listCommonValues(graph).sort((one, other) => other.subjects.length - one.subjects.length)
  return (
    <>
      <Heading as="h2" textStyle="h3" mb="1">
        Grafo da sessão
      </Heading>
      <Text color="fg.muted" textStyle="small" mb="4">
        {summariseGraph(graph)}. Escolha um nó para ver as consultas dele; com dois cliques, consulte a partir
        dele.
      </Text>
      {shared.length > 0 && (
        <DetailsSection title={`Em comum (${shared.length})`}>
          {shared.slice(0, 12).map((held) => (
            <ValueLine
              key={held.id}
              held={held}
              note={listNames(graph, [...held.subjects, ...(held.isSubject ? [held.id] : [])])}
              {...props}
            />
          ))}
        </DetailsSection>
      )}
      <Box hideBelow="md">
        <DetailsSection title="Teclado">
          {keys.map(([key, effect]) => (
            <Box as="li" key={key} display="flex" gap="3" py="0.5" textStyle="small">
              <Text as="span" fontWeight="600" minW="16">
                {key}
              </Text>
              <Text as="span" color="fg.muted">
                {effect}
              </Text>
            </Box>
          ))}
        </DetailsSection>
      </Box>
    </>
  )
}
