import { Box, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuUsers } from 'react-icons/lu'
import { findName } from '@/cases/adopt-from-case.ts'
import type { CaseSubject } from '@/cases/contents.ts'
import { app } from '@/generated/app.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { searchKey, searchTest } from '@/lib/search-text.ts'
import { accessiblePath } from '@/routes/may-open.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { SearchField } from '@/ui/forms/search-field.tsx'
import { MotionRow, MotionRows } from '@/ui/motion/motion-rows.tsx'
import { AppLink } from '@/ui/navigation/app-link.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { SubjectRow } from './subject-row.tsx'

type SubjectsPanelProps = { subjects: readonly CaseSubject[]; isReadOnly: boolean }

/** The number of subjects from which the list has a filter. */
const minFiltered = 8

/** The subjects of the case, the last added first. */
export function SubjectsPanel({ subjects, isReadOnly }: SubjectsPanelProps) {
  const [query, setQuery] = useState('')
  const catalogue = accessiblePath(app.catalogue)
  const isWanted = searchTest(query)
  const shown = subjects.filter((subject) =>
    isWanted(searchKey(`${findName(subject) ?? ''} ${subject.value}`)),
  )
  return (
    <Panel
      title="Assuntos"
      description={subjects.length > 0 ? formatCounted(subjects.length, 'assunto', 'assuntos') : undefined}
      actions={
        subjects.length >= minFiltered && (
          <SearchField
            label="Filtrar assuntos"
            width={{ base: '100%', md: '220px' }}
            value={query}
            onChange={setQuery}
          />
        )
      }
    >
      {subjects.length === 0 ? (
        <EmptyState
          icon={<LuUsers />}
          title="Nenhum assunto ainda"
          detail="Na página de uma pessoa, de uma empresa ou de um veículo, “Adicionar ao caso” traz as respostas para cá. As próximas vêm sozinhas."
          action={catalogue && <AppLink to={catalogue}>Escolher uma consulta</AppLink>}
        />
      ) : (
        <Box
          as="ul"
          listStyleType="none"
          divideY="1px"
          aria-label="Assuntos do caso"
          mx={{ base: '-2', md: '-3' }}
        >
          <MotionRows>
            {shown.map((subject) => (
              <MotionRow key={`${subject.kind} ${subject.value}`}>
                <SubjectRow subject={subject} isReadOnly={isReadOnly} />
              </MotionRow>
            ))}
          </MotionRows>
        </Box>
      )}
      {subjects.length > 0 && shown.length === 0 && (
        <Text color="fg.muted">Nenhum assunto com esse texto.</Text>
      )}
    </Panel>
  )
}
