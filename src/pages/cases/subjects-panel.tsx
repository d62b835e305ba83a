import { Box, Center, chakra, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuUsers } from 'react-icons/lu'
import {
  adoptSubject,
  findConsultaTitle,
  findName,
  hideSubjectValue,
  mayShowAnswer,
} from '@/cases/adopt-from-case.ts'
import type { CaseSubject } from '@/cases/contents.ts'
import { removeSubject } from '@/cases/edits.ts'
import { editCase } from '@/cases/open-case.ts'
import { app } from '@/generated/app.ts'
import { kindIcons } from '@/generated/kind-icons.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { searchKey, searchTest } from '@/lib/search-text.ts'
import { accessiblePath } from '@/routes/may-open.ts'
import { findSubjectPath } from '@/routes/page-path.ts'
import { preload } from '@/routes/preload.ts'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { kindTitles } from '@/session/session-texts.ts'
import { DialogButtons, TitledDialog } from '@/ui/dialog/titled-dialog.tsx'
import { EmptyState } from '@/ui/feedback/notice.tsx'
import { SearchField } from '@/ui/forms/search-field.tsx'
import { MotionRow, MotionRows } from '@/ui/motion/motion-rows.tsx'
import { AppLink } from '@/ui/navigation/route-link.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { RemoveFromCase } from './reports-panel.tsx'
import { rowCss, tileCss } from './row-css.ts'

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

type SubjectRowProps = { subject: CaseSubject; isReadOnly: boolean }

/** A subject with the states of its answers. The row opens its page with the kept answers. */
function SubjectRow({ subject, isReadOnly }: SubjectRowProps) {
  const navigate = useNavigateTo()
  const [isRemoving, setRemoving] = useState(false)
  const { name, document, states, consultas, unshown, newestAt } = describeSubject(subject)
  const Icon = kindIcons[subject.kind]
  // Any id will do: the page is loaded, not the subject.
  const page = findSubjectPath('any')
  return (
    <Flex align="center" gap="1">
      <chakra.button
        type="button"
        css={rowCss}
        onPointerEnter={() => page && preload(page)}
        onClick={() => {
          const path = adoptSubject(subject)
          if (path) navigate(path)
        }}
      >
        <Center as="span" css={tileCss} aria-hidden="true">
          <Icon />
        </Center>
        <Box as="span" flex="1" minW="0">
          <Flex as="span" columnGap="2" wrap="wrap" align="baseline">
            <Text as="span" fontWeight="600" overflowWrap="anywhere">
              {name}
            </Text>
            {document && (
              <Text
                as="span"
                color="fg.muted"
                textStyle="small"
                whiteSpace="nowrap"
                fontVariantNumeric="tabular-nums"
              >
                {document}
              </Text>
            )}
          </Flex>
          <Flex as="span" columnGap="2" wrap="wrap" color="fg.muted" textStyle="small" mt="0.5">
            <span>{states}</span>
            {newestAt !== undefined && (
              <span>
                última <RelativeTime at={newestAt} />
              </span>
            )}
            {unshown > 0 && (
              <Text as="span" color="fg.warning">
                {formatCounted(unshown, 'resposta que você não pode ver', 'respostas que você não pode ver')}
              </Text>
            )}
          </Flex>
          {consultas.length > 0 && (
            <Text as="span" display="block" color="fg.subtle" textStyle="small" truncate mt="0.5">
              {consultas.join(', ')}
            </Text>
          )}
        </Box>
      </chakra.button>
      {!isReadOnly && <RemoveFromCase name={name} onClick={() => setRemoving(true)} />}
      {isRemoving && (
        <TitledDialog
          role="alertdialog"
          title="Tirar este assunto do caso?"
          detail={name}
          onDismiss={() => setRemoving(false)}
        >
          <Text color="fg.muted">As respostas guardadas sobre ele saem do caso, e não há como desfazer.</Text>
          <DialogButtons
            action="Tirar do caso"
            palette="danger"
            onAction={() => {
              setRemoving(false)
              editCase(removeSubject(subject))
            }}
            onCancel={() => setRemoving(false)}
          />
        </TitledDialog>
      )}
    </Flex>
  )
}

/** The texts of a subject in the list of a case. */
type SubjectTexts = {
  /** The name that an answer gave, or the kind and the hidden document. */
  name: string
  /** The kind and the hidden document, unless the name has it. */
  document?: string
  /** The number of answers by outcome: "5 encontradas, 1 incompleta". */
  states: string
  /** The consultas that have an answer, each once. */
  consultas: readonly string[]
  /** The answers that the user's roles or the manifest do not show. */
  unshown: number
  newestAt?: number
}

const stateTexts = {
  found: ['encontrada', 'encontradas'],
  incomplete: ['incompleta', 'incompletas'],
  'not-found': ['não encontrada', 'não encontradas'],
  failed: ['com falha', 'com falha'],
} as const

function describeSubject(subject: CaseSubject): SubjectTexts {
  const document = `${kindTitles[subject.kind]} ${hideSubjectValue(subject)}`
  const name = findName(subject)
  const shown = subject.answers.filter(mayShowAnswer)
  const states = Object.entries(stateTexts).flatMap(([status, [one, many]]) => {
    const count = shown.filter(({ outcome }) => outcome.status === status).length
    return count > 0 ? [formatCounted(count, one, many)] : []
  })
  const titles = shown.flatMap(({ consultaId }) => findConsultaTitle(consultaId) ?? [])
  const newest = subject.answers[0]?.outcome.at
  return {
    name: name ?? document,
    ...(name === undefined ? {} : { document }),
    states: states.join(', ') || 'Nenhuma resposta ainda',
    consultas: [...new Set(titles)],
    unshown: subject.answers.length - shown.length,
    ...(newest === undefined ? {} : { newestAt: newest }),
  }
}
