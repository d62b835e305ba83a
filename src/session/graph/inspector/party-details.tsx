import { useId } from 'react'
import { LuUngroup } from 'react-icons/lu'
import { kindTitles } from '../../session-texts.ts'
import { expandParties } from '../arrangement.ts'
import {
  formatPartyDocument,
  formatRelations,
  isPartyHideable,
  listNames,
  nameParty,
  unqueriedText,
} from '../model/graph-texts.ts'
import type { PartyNode, RestNode } from '../model/party-nodes.ts'
import { ActionButton } from '../toolbar/tool-buttons.tsx'
import { DetailsHead, DetailsSection, type InspectorProps, NodeButtons } from './details-head.tsx'
import { HolderLine } from './holder-line.tsx'
import { PartyLine } from './node-line.tsx'

/** The selected person or company without a query, with the subjects whose answers name it. */
export function PartyDetails({ party, ...props }: InspectorProps & { party: PartyNode }) {
  const { graph, select, revealing } = props.workbench
  const titleId = useId()
  const { id, value, name, ties } = party
  const isRevealed = revealing.isRevealed(id)
  const document = name ? formatPartyDocument(party, isRevealed) : ''
  const kindText = kindTitles[value.kind]
  return (
    <section aria-labelledby={titleId}>
      <DetailsHead
        id={titleId}
        kind={value.kind}
        title={nameParty(party, isRevealed)}
        detail={[value.kind === 'name' ? document : `${kindText} ${document}`.trim(), unqueriedText]
          .filter(Boolean)
          .join(' · ')}
        reveal={
          isPartyHideable(party)
            ? { name: kindText, isRevealed, onToggle: () => revealing.toggleReveal(id) }
            : undefined
        }
        onClose={() => select(undefined)}
      />
      <NodeButtons nodeId={id} canQuery {...props} />
      <DetailsSection title={ties.length > 1 ? 'Nas respostas de' : 'Na resposta de'}>
        {ties.flatMap(({ subjectId, relations }) => {
          const subject = graph.subjects.find((each) => each.id === subjectId)
          return subject ? (
            <HolderLine key={subjectId} subject={subject} note={formatRelations(relations)} select={select} />
          ) : (
            []
          )
        })}
      </DetailsSection>
    </section>
  )
}

/** The parties of a subject that the graph does not draw. */
export function RestDetails({ rest, ...props }: InspectorProps & { rest: RestNode }) {
  const { graph, nodes, select } = props.workbench
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <DetailsHead
        id={titleId}
        kind="group"
        title={nodes.find(({ id }) => id === rest.id)?.title ?? ''}
        detail={`Não consultados, de ${listNames(graph, [rest.subjectId])}`}
        onClose={() => select(undefined)}
      />
      <NodeButtons nodeId={rest.id} canQuery={false} {...props}>
        <ActionButton onClick={() => expandParties(rest.subjectId)}>
          <LuUngroup aria-hidden="true" /> Mostrar no grafo
        </ActionButton>
      </NodeButtons>
      <DetailsSection title={`Não consultados (${rest.parties.length})`}>
        {rest.parties.map((party) => (
          <PartyLine key={party.id} party={party} {...props} />
        ))}
      </DetailsSection>
    </section>
  )
}
