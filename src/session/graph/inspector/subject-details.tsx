import { Box } from '@chakra-ui/react'
import { useId } from 'react'
import { LuGitCompareArrows, LuSquareArrowOutUpRight } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { findPagePath } from '@/routes/page-path.ts'
import { comparison, maxCompared, toggleCompared } from '@/state/comparison.ts'
import { findSubject } from '@/state/subjects.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import { EntryRow } from '../../entry-row.tsx'
import { subjectNouns } from '../../subject-nouns.ts'
import { useOpenSubject } from '../../use-open-subject.ts'
import { describeSubjectKind } from '../model/graph-texts.ts'
import { isHideable } from '../model/kind-looks.ts'
import type { Subject } from '../model/session-graph.ts'
import { ActionButton } from '../toolbar/action-button.tsx'
import { DetailsHead } from './details-head.tsx'
import { DetailsSection } from './details-section.tsx'
import type { InspectorProps } from './inspector-props.ts'
import { NodeActions } from './node-actions.tsx'
import { SubjectValues } from './subject-values.tsx'

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
      <NodeActions nodeId={subject.id} canQuery={known !== undefined} {...props}>
        {known && <SubjectActions id={subject.id} />}
      </NodeActions>
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
  const comparePath = findPagePath('consultas/compare/page')
  const isCompared = subjectIds.includes(id)
  if (!subject) return null
  const compare = () => {
    if (!toggleCompared(id)) notify.warning(`A comparação tem no máximo ${maxCompared} assuntos`)
  }
  return (
    <>
      <ActionButton variant="solid" colorPalette="primary" onClick={() => open(subject.kind, subject.value)}>
        <LuSquareArrowOutUpRight aria-hidden="true" /> Abrir {subjectNouns[subject.kind]}
      </ActionButton>
      <ActionButton aria-pressed={isCompared} onClick={compare}>
        <LuGitCompareArrows aria-hidden="true" /> {isCompared ? 'Na comparação' : 'Comparar'}
      </ActionButton>
      {subjectIds.length > 1 && comparePath && (
        <ButtonLink size="sm" variant="ghost" minH={{ base: '11', md: '9' }} to={comparePath}>
          Ver comparação ({subjectIds.length})
        </ButtonLink>
      )}
    </>
  )
}
