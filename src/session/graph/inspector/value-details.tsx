import { Text } from '@chakra-ui/react'
import { useId } from 'react'
import { LuUngroup } from 'react-icons/lu'
import { formatCounted } from '@/lib/format/quantity.ts'
import { kindTitles } from '../../session-texts.ts'
import { arrange, toggleItem } from '../arrangement.ts'
import { formatValueTitle, isHideable, listNames } from '../model/graph-texts.ts'
import type { ValueNode } from '../model/session-graph.ts'
import { ActionButton } from '../toolbar/tool-buttons.tsx'
import { DetailsHead, DetailsSection, type InspectorProps, NodeButtons } from './details-head.tsx'
import { HolderLine } from './holder-line.tsx'
import { ValueLine } from './node-line.tsx'

/** The selected value, or the values of the selected group, with the subjects that have it. */
export function ValueDetails({ node, ...props }: InspectorProps & { node: ValueNode }) {
  const { graph, select, revealing, now } = props.workbench
  const titleId = useId()
  const [first] = node.values
  const single = node.values.length === 1 ? first : undefined
  const isRevealed = revealing.isRevealed(node.id)
  const holders = graph.subjects.filter(({ id }) => node.subjects.includes(id))
  const members = graph.held.filter(({ value }) => node.values.includes(value))
  return (
    <section aria-labelledby={titleId}>
      <DetailsHead
        id={titleId}
        kind={single?.kind ?? 'group'}
        title={formatValueTitle(node, isRevealed)}
        detail={`${single ? kindTitles[single.kind] : 'Vários'} · ${formatCounted(holders.length, 'assunto', 'assuntos')}`}
        reveal={
          single && isHideable(single.kind)
            ? {
                name: kindTitles[single.kind],
                isRevealed,
                onToggle: () => revealing.toggleReveal(node.id),
              }
            : undefined
        }
        onClose={() => select(undefined)}
      />
      <NodeButtons nodeId={node.id} canQuery={single !== undefined} {...props}>
        {!single && (
          <ActionButton onClick={() => arrange({ split: toggleItem(now.split, node.id) })}>
            <LuUngroup aria-hidden="true" /> Mostrar um por um
          </ActionButton>
        )}
      </NodeButtons>
      {!single && (
        <DetailsSection title={`Valores (${members.length})`}>
          {members.map((held) => (
            <ValueLine key={held.id} held={held} note={kindTitles[held.value.kind]} {...props} />
          ))}
        </DetailsSection>
      )}
      <DetailsSection title={holders.length > 1 ? 'Em comum a' : 'Na resposta de'}>
        {holders.map((subject) => (
          <HolderLine key={subject.id} subject={subject} note={subject.document} select={select} />
        ))}
      </DetailsSection>
      {holders.length > 1 && (
        <Text color="fg.muted" textStyle="small">
          O mesmo valor está nas respostas de {listNames(graph, node.subjects)}.
        </Text>
      )}
    </section>
  )
}
