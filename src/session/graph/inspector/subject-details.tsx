import { Box, Button } from '@chakra-ui/react'
import { enginePages } from '@manifest/contract/engine-pages.ts'
import { useId, useState } from 'react'
import { LuGitCompareArrows, LuSquareArrowOutUpRight } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { findPagePath } from '@/routes/page-path.ts'
import { comparison, maxCompared, toggleCompared } from '@/state/comparison.ts'
import { findSubject } from '@/state/subjects.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import { EntryRow } from '../../entry-row.tsx'
import { kindTitles, subjectNouns } from '../../session-texts.ts'
import { useOpenSubject } from '../../use-open-entry.ts'
import type { HeldValue } from '../model/entry-values.ts'
import { describeSubjectKind, isHideable, listNames, nameParty } from '../model/graph-texts.ts'
import type { Subject } from '../model/session-graph.ts'
import { ActionButton } from '../toolbar/tool-buttons.tsx'
import { DetailsHead, DetailsSection, type InspectorProps, NodeButtons } from './details-head.tsx'
import { PartyLine, ValueLine } from './node-line.tsx'

/** The selected subject: its actions, its consultas, and the values of its answers. */
export function SubjectDetails({ subject, ...props }: InspectorProps & { subject: Subject }) {
  const { nodes, select, revealing } = props.workbench
  const titleId = useId()
  const node = nodes.find(({ id }) => id === subject.id)
  const known = findSubject(subject.id)
  const isRevealed = revealing.isRevealed(subject.id)
  const kindText = describeSubjectKind(subject)
  if (!node) return null
  return (
    <section aria-labelledby={titleId}>
      <DetailsHead
        id={titleId}
        kind={node.kind}
        photo={node.photo}
        title={subject.name === undefined ? `${kindText} ${node.title}` : subject.name}
        detail={subject.name === undefined ? 'Sem nome nas respostas' : `${kindText} ${node.detail}`}
        reveal={
          known && isHideable(node.kind)
            ? { name: kindText, isRevealed, onToggle: () => revealing.toggleReveal(subject.id) }
            : undefined
        }
        onClose={() => select(undefined)}
      />
      <NodeButtons nodeId={subject.id} canQuery={known !== undefined} {...props}>
        {known && <SubjectActions id={subject.id} />}
      </NodeButtons>
      <DetailsSection title={`Consultas (${subject.entries.length})`}>
        {subject.entries.map((entry) => (
          <Box as="li" key={entry.id} mx="-3">
            <EntryRow entry={entry} isInGroup />
          </Box>
        ))}
      </DetailsSection>
      <SubjectValues subject={subject} {...props} />
    </section>
  )
}

function SubjectActions({ id }: { id: string }) {
  const open = useOpenSubject()
  const { subjectIds } = useSnapshot(comparison)
  const subject = findSubject(id)
  const comparePath = findPagePath(enginePages.comparison)
  const isCompared = subjectIds.includes(id)
  if (!subject) return null
  const compare = () => {
    if (!toggleCompared(id)) notify.warning(`A comparação tem no máximo ${maxCompared} assuntos`)
  }
  return (
    <>
      {open && (
        <ActionButton
          variant="solid"
          colorPalette="primary"
          onClick={() => open(subject.kind, subject.value)}
        >
          <LuSquareArrowOutUpRight aria-hidden="true" /> Abrir {subjectNouns[subject.kind]}
        </ActionButton>
      )}
      {comparePath && (
        <ActionButton aria-pressed={isCompared} onClick={compare}>
          <LuGitCompareArrows aria-hidden="true" /> {isCompared ? 'Na comparação' : 'Comparar'}
        </ActionButton>
      )}
      {subjectIds.length > 1 && comparePath && (
        <ButtonLink
          size="sm"
          variant="ghost"
          colorPalette="primary"
          minH={{ base: '11', md: '9' }}
          to={comparePath}
        >
          Ver comparação ({subjectIds.length})
        </ButtonLink>
      )}
    </>
  )
}

/** Values of a list that are shown at first. */
const firstValues = 6

/** The values that a subject shares with others, the parties, then the other values of its answers. */
function SubjectValues({ subject: { id }, ...props }: InspectorProps & { subject: Subject }) {
  const { graph, revealing } = props.workbench
  const [isWhole, setWhole] = useState(false)
  const own = graph.held.filter(({ subjects }) => subjects.includes(id))
  const shared = own.filter(({ subjects, isSubject }) => subjects.length > 1 || isSubject)
  const parties = graph.parties.filter(({ ties }) => ties.some(({ subjectId }) => subjectId === id))
  const unshared = parties.filter((party) => !shared.some((held) => held.id === party.id))
  const others = own.filter(
    (held) => !shared.includes(held) && !unshared.some((party) => party.id === held.id),
  )
  const describeShared = (held: HeldValue) => {
    const party = parties.find((each) => each.id === held.id)
    const holders = `com ${listNames(graph, [...held.subjects, ...(held.isSubject ? [held.id] : [])], id)}`
    return party?.name ? `${nameParty(party, revealing.isRevealed(held.id))}, ${holders}` : holders
  }
  const rest = isWhole ? others : others.slice(0, firstValues)
  return (
    <>
      {shared.length > 0 && (
        <DetailsSection title={`Em comum (${shared.length})`}>
          {shared.map((held) => (
            <ValueLine key={held.id} held={held} note={describeShared(held)} {...props} />
          ))}
        </DetailsSection>
      )}
      {unshared.length > 0 && (
        <DetailsSection title={`Não consultados (${unshared.length})`}>
          {unshared.map((party) => (
            <PartyLine key={party.id} party={party} {...props} />
          ))}
        </DetailsSection>
      )}
      {others.length > 0 && (
        <DetailsSection title={`Nas respostas (${others.length})`}>
          {rest.map((held) => (
            <ValueLine key={held.id} held={held} note={kindTitles[held.value.kind]} {...props} />
          ))}
        </DetailsSection>
      )}
      {others.length > rest.length && (
        <Button
          size="sm"
          variant="ghost"
          colorPalette="primary"
          minH={{ base: '11', md: '9' }}
          onClick={() => setWhole(true)}
        >
          Mostrar mais {others.length - rest.length}
        </Button>
      )}
    </>
  )
}
