import { Box, Button, Spinner, Text } from '@chakra-ui/react'
import type { Field } from '@manifest/schema/field.ts'
import { LuLayers } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { hideByKind } from '@/formats/format-by-kind.ts'
import { clockFormat } from '@/lib/format/dates.ts'
import { findSubjectPath } from '@/routes/page-path.ts'
import { findKnownForSubject } from '@/session/known-values.ts'
import { useFollowedHidden } from '@/session/use-followed-hidden.ts'
import { reveal } from '@/state/reveal.ts'
import { OutcomeBadge } from '@/ui/feedback/outcome-badge.tsx'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { type LookupState, readAnswerTime } from '../outcome.ts'
import { CollapsedForm, lineButtonProps, PhoneText } from '../subject/collapsed-form.tsx'
import type { FilledForm } from '../subject/current-subject.ts'
import { type LabeledValue, listLabeledValues } from '../subject/labeled-values.ts'
import type { ConsultaVisit } from './use-consulta.ts'

type CollapsedConsultaProps = { visit: ConsultaVisit; queriedForm: FilledForm }

/** The collapsed form of a consulta: one line with the query's values and the state of its lookup. */
export function CollapsedConsulta({ visit, queriedForm }: CollapsedConsultaProps) {
  const { lookup, query, entry } = visit.state
  const { isOn } = useSnapshot(reveal)
  const { fields, values } = queriedForm
  const subjectPath = entry?.kind && findSubjectPath(entry.subjectId)
  const isFollowedHidden = useFollowedHidden(values)
  return (
    <CollapsedForm
      isJoined
      subject={isOn ? listLabeledValues(fields, values) : hideValues(queriedForm, isFollowedHidden)}
      status={<LookupStatus lookup={lookup} isCached={query?.cached !== undefined} />}
      editButton={visit.editButton}
      onEdit={() => visit.dispatch({ type: 'expanded' })}
      repeatLabel="Consultar de novo"
      onRepeat={lookup.status === 'failed' ? undefined : () => void visit.repeat()}
      isPending={lookup.status === 'pending'}
      action={
        lookup.status === 'pending' ? (
          <HiddenAction />
        ) : subjectPath && lookup.status !== 'failed' ? (
          <ButtonLink to={subjectPath} {...lineButtonProps} variant="solid" colorPalette="primary">
            <SubjectLabel />
          </ButtonLink>
        ) : null
      }
    />
  )
}

const SubjectLabel = () => (
  <>
    <LuLayers aria-hidden="true" />{' '}
    <PhoneText>
      Abrir <span>assunto</span>
    </PhoneText>
  </>
)

/** Keeps the place of the link to the subject while the answer is under way, so that the other buttons stay where they are. */
const HiddenAction = () => (
  <Button {...lineButtonProps} variant="solid" visibility="hidden">
    <SubjectLabel />
  </Button>
)

/**
 * Hides the values that the user followed while they were hidden, and those that answers of the session have besides the
 * subject.
 */
function hideValues(
  { fields, values }: FilledForm,
  isFollowedHidden: (field: Field) => boolean,
): LabeledValue[] {
  const known = new Set(findKnownForSubject(fields, values).map(({ field }) => field))
  return fields.flatMap((field) =>
    listLabeledValues([field], values).map((one) =>
      known.has(field) || isFollowedHidden(field)
        ? { ...one, text: hideByKind(field.kind, values[field.name] ?? '') }
        : one,
    ),
  )
}

type LookupStatusProps = {
  lookup: LookupState
  isCached: boolean
  /** The page below shows that there is an answer. */
  hidesFound?: boolean
}

/** Tells how a query ended and when. */
export function LookupStatus({ lookup, isCached, hidesFound = false }: LookupStatusProps) {
  if (lookup.status === 'idle') return null
  if (lookup.status === 'pending')
    return (
      <>
        <Spinner size="xs" aria-hidden="true" /> Consultando…
      </>
    )
  const { status } = lookup
  const at = readAnswerTime(lookup)
  return (
    <>
      {/* On phones the answer below says that it was found. */}
      {!(hidesFound && status === 'found') && (
        <Box display={{ base: status === 'found' ? 'none' : 'flex', md: 'flex' }}>
          <OutcomeBadge outcome={status} />
        </Box>
      )}
      <Text as="span">
        {isCached ? (
          <>
            respondido <RelativeTime at={at} />, sem custo
          </>
        ) : (
          <>
            Resposta de {clockFormat.format(at)} · <RelativeTime at={at} />
          </>
        )}
      </Text>
    </>
  )
}
