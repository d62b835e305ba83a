import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { kindTitles } from '../../session-texts.ts'
import { listNames } from '../model/list-names.ts'
import type { Subject } from '../model/session-graph.ts'
import { DetailsSection } from './details-section.tsx'
import type { InspectorProps } from './inspector-props.ts'
import { ValueLine } from './value-line.tsx'

/** Values of a list that are shown at first. */
const firstValues = 6

/** The values that a subject shares with others, then the other values of its answers. */
export function SubjectValues({ subject: { id }, ...props }: InspectorProps & { subject: Subject }) {
  const { graph } = props.workbench
  const [isWhole, setWhole] = useState(false)
  const own = graph.held.filter(({ subjects }) => subjects.includes(id))
  const shared = own.filter(({ subjects, isSubject }) => subjects.length > 1 || isSubject)
  const others = own.filter((held) => !shared.includes(held))
  const rest = isWhole ? others : others.slice(0, firstValues)
  return (
    <>
      {shared.length > 0 && (
        <DetailsSection title={`Em comum (${shared.length})`}>
          {shared.map((held) => (
            <ValueLine
              key={held.id}
              held={held}
              note={`com ${listNames(graph, [...held.subjects, ...(held.isSubject ? [held.id] : [])], id)}`}
              {...props}
            />
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
        <Button size="sm" variant="ghost" minH={{ base: '11', md: '9' }} onClick={() => setWhole(true)}>
          Mostrar mais {others.length - rest.length}
        </Button>
      )}
    </>
  )
}
