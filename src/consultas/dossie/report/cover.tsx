import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import type { DossieDefinition } from '@manifest/contract/resolved.ts'
import type { IsRevealed } from '@/blocks/parts/shown-text.ts'
import { app } from '@/generated/app.ts'
import type { Path } from '@/generated/paths.ts'
import { longMomentFormat } from '@/lib/format/dates.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { auth } from '@/state/auth.ts'
import { fullName } from '@/state/profile.ts'
import { Logo } from '@/ui/media/logo.tsx'
import { severityProps } from '@/ui/theme/orange.ts'
import { listChoiceFacts, markHidden } from '../../document/print/hidden-values.ts'
import type { PrintFact } from '../../document/print/print-offer.ts'
import { stateLabels } from '../../outcome-words.ts'
import { hideAskedText, printAsked } from '../../results/asked-values.ts'
import type { LabeledValue } from '../../subject/labeled-values.ts'
import { sectionId } from '../../subject-page/section.ts'
import { describeAnswer } from '../../subject-page/section-findings.ts'
import { UnknownLine } from '../../subject-page/subject-head.tsx'
import type { usePrintedSections } from '../../subject-page/use-printed-sections.ts'
import {
  type Weight,
  weightOriginText,
  weightsTitle,
  weightText,
} from '../../subject-page/weights/weights.ts'
import { type DossieProgress, formatPartCounts, type PartProgress } from '../engine/dossie-progress.ts'
import { conclusionTitle, type OpenDossie } from '../open/open-dossie.ts'
import { toSection } from '../sections.ts'
import { conclusionId, fitsCover, PrintedConclusion, ReportHeading } from './printed-conclusion.tsx'

type CoverProps = {
  dossie: DossieDefinition<Path>
  open: OpenDossie
  progress: DossieProgress
  job: ReturnType<typeof usePrintedSections>
  /** The name that an answer gave to the subject. */
  name: string | undefined
  /** The values of the form. */
  asked: readonly LabeledValue[]
  weights: readonly Weight[]
  /** The line that `unknownWeightsText` returns. */
  unknownText: string | undefined
  /** Empty if it is not printed. */
  conclusion: string
}

/** Shows the first page of a printed dossiê: its subject, author, time, sources and contents. */
export function Cover({ dossie, open, progress, job, ...props }: CoverProps) {
  const { name, asked, weights, unknownText, conclusion } = props
  const { choices, isAskedHidden } = job
  const { isRevealed } = job.reveal
  const facts: PrintFact[] = [
    ...(name === undefined ? [] : [{ label: 'Sobre', text: name }]),
    ...printAsked(asked, isAskedHidden),
    ...job.purposeFacts,
    { label: 'Relatório', text: open.number },
    { label: 'Emitido em', text: longMomentFormat.format(progress.startedAt) },
    { label: 'Emitido por', text: fullName(auth.profile) },
    { label: 'Fontes', text: listSources(progress).join(', ') || 'Nenhuma respondeu' },
    {
      label: 'Consultas',
      text: `${formatCounted(progress.parts.length, 'consulta', 'consultas')}: ${formatPartCounts(progress)}`,
    },
    ...listChoiceFacts('Partes', job),
  ]
  return (
    <Box data-report-cover>
      <Flex align="center" gap="2.5" pb="4" borderBottomWidth="2px">
        <Logo size={30} />
        <Text fontSize="18pt" fontWeight="650">
          {app.product}
        </Text>
      </Flex>
      <chakra.h2 fontSize="22pt" lineHeight="1.2" fontWeight="700" mt="6mm" mb="4mm">
        {dossie.title}
      </chakra.h2>
      <chakra.dl css={factsCss}>
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </chakra.dl>
      {(weights.length > 0 || unknownText !== undefined) && (
        <>
          <ReportHeading>{weightsTitle}</ReportHeading>
          <UnknownLine text={unknownText} />
          <chakra.ol css={weightsCss} aria-label={weightsTitle}>
            {weights.map((weight, index) => (
              <chakra.li
                key={`${weight[0].section.key} ${weightText(weight)}`}
                {...severityProps(weight[0].tone)}
                data-tint
              >
                <span>{index + 1}.</span>
                <strong>{markHidden(weightText(weight))}</strong>
                <span>{weightOriginText(weight)}</span>
              </chakra.li>
            ))}
          </chakra.ol>
        </>
      )}
      {conclusion !== '' && fitsCover(conclusion) && <PrintedConclusion text={conclusion} />}
      <ReportHeading>Conteúdo</ReportHeading>
      <chakra.ol css={contentsCss} aria-label="Conteúdo">
        {conclusion !== '' && !fitsCover(conclusion) && (
          <li>
            <span />
            <strong>
              <a href={`#${conclusionId}`}>{conclusionTitle}</a>
            </strong>
          </li>
        )}
        {progress.parts.map((part, index) => {
          const isOmitted = choices.omitted.has(part.part.name)
          const whole = isOmitted ? undefined : readDetails(part, isRevealed)
          const details = whole && markHidden(isAskedHidden ? hideAskedText(whole, asked) : whole)
          return (
            <li key={part.part.name}>
              <span>{index + 1}.</span>
              <strong>
                {isOmitted ? (
                  part.part.title
                ) : (
                  <a href={`#${sectionId(part.part.name)}`}>{part.part.title}</a>
                )}
              </strong>
              <span>{isOmitted ? 'Não impressa' : stateLabels[part.state]}</span>
              {details && <p>{details}</p>}
            </li>
          )
        })}
      </chakra.ol>
    </Box>
  )
}

/** Returns the findings of a part, or why it has no answer. */
function readDetails(part: PartProgress, isRevealed: IsRevealed): string | undefined {
  const outcome = part.answer?.outcome
  if (outcome?.status === 'failed') return outcome.message
  if (part.state === 'skipped') return part.reason
  return describeAnswer(toSection(part), isRevealed)
}

const factsCss = {
  fontSize: '10.5pt',
  '& > div': { display: 'grid', gridTemplateColumns: '38mm minmax(0, 1fr)', columnGap: '2mm', py: '0.5mm' },
  '& dt': { overflowWrap: 'anywhere' },
  '& dd': { fontWeight: '600', overflowWrap: 'anywhere' },
} as const

const linesCss = {
  listStyleType: 'none',
  fontSize: '9pt',
  lineHeight: '1.3',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '6mm minmax(0, 1fr) auto',
    columnGap: '1.5mm',
    py: '0.7mm',
    borderBottomWidth: '1px',
    breakInside: 'avoid',
  },
  '& strong': { fontWeight: '600' },
} as const

/** Two columns, read downwards, so that a dossiê of twelve parts has its cover on one page. */
const contentsCss = {
  ...linesCss,
  columnCount: 2,
  columnGap: '8mm',
  '& p': { gridColumn: '2 / -1', fontSize: '8pt', overflowWrap: 'break-word' },
} as const

const weightsCss = {
  ...linesCss,
  '& li': {
    ...linesCss['& li'],
    px: '2mm',
    mb: '1mm',
    color: 'fg',
    bg: 'colorPalette.subtle',
    borderBottomWidth: '0',
    borderStartWidth: '1mm',
    borderColor: 'colorPalette.solid',
  },
} as const

/** Returns the sources that answered a dossiê, each once, in the order of its parts. */
function listSources({ parts }: Pick<DossieProgress, 'parts'>): string[] {
  const named = parts.flatMap(({ answer }) =>
    answer && answer.outcome.status !== 'failed' ? [answer.outcome.source] : [],
  )
  return [...new Set(named)]
}
