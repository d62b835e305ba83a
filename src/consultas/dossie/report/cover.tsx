import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import type { DossieDefinition } from '@manifest/contract/resolved.ts'
import { app } from '@/generated/app.ts'
import type { Path } from '@/generated/paths.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { auth } from '@/state/auth.ts'
import { fullName } from '@/state/profile.ts'
import { Logo } from '@/ui/media/logo.tsx'
import { emptyText } from '../../../formats/registry.ts'
import { isAnswered } from '../../outcome.ts'
import { incompleteText } from '../../results/incomplete/missing-labels.ts'
import { formatPlain, type IsRevealed } from '../../results/shown-text.ts'
import { addPurposeField, listLabeledValues } from '../../subject/labeled-values.ts'
import type { DossieProgress, PartProgress } from '../engine/dossie-progress.ts'
import type { OpenDossie } from '../open/open-dossie.ts'
import { readPartFindings } from '../part-findings.ts'
import { stateCountsText, stateTexts } from '../state-text.ts'

type CoverProps = {
  dossie: DossieDefinition<Path>
  open: OpenDossie
  progress: DossieProgress
  isRevealed: IsRevealed
}

const time = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeStyle: 'short' })

/** Shows the first page of a printed dossiê: its subject, author, time, sources and contents. */
export function Cover({ dossie, open, progress, isRevealed }: CoverProps) {
  const { fields, values } = addPurposeField({ fields: dossie.fields, values: open.values }, open.purpose)
  const subject = findSubjectName(progress)
  const facts: (readonly [string, string])[] = [
    ...(subject === undefined ? [] : [['Sobre', subject] as const]),
    ...listLabeledValues(fields, values).map(({ label, text }) => [label, text] as const),
    ['Relatório', open.number],
    ['Emitido em', time.format(progress.startedAt)],
    ['Emitido por', fullName(auth.profile)],
    ['Fontes', listSources(progress).join(', ') || 'Nenhuma respondeu'],
    [
      'Consultas',
      `${formatCounted(progress.parts.length, 'consulta', 'consultas')}: ${stateCountsText(progress)}`,
    ],
  ]
  return (
    <Box data-report-cover>
      <Flex align="center" gap="2.5" pb="4" borderBottomWidth="2px">
        <Logo size={30} />
        <Text fontSize="18pt" fontWeight="650">
          {app.product}
        </Text>
      </Flex>
      <chakra.h2 fontSize="26pt" lineHeight="1.2" fontWeight="700" mt="12mm" mb="6mm">
        {dossie.title}
      </chakra.h2>
      <chakra.dl css={factsCss}>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </chakra.dl>
      <chakra.h3 fontSize="13pt" fontWeight="650" mt="8mm" mb="2mm">
        Conteúdo
      </chakra.h3>
      <chakra.ol css={contentsCss}>
        {progress.parts.map((part, index) => {
          const details = readDetails(part, isRevealed)
          return (
            <li key={part.part.name}>
              <span>{index + 1}.</span>
              <strong>{part.part.title}</strong>
              <span>{stateTexts[part.state]}</span>
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
  const missingTexts = isAnswered(outcome) ? incompleteText(part.definition, outcome) : []
  return [...missingTexts, ...readPartFindings(part, isRevealed)].join(' · ')
}

const factsCss = {
  fontSize: '11pt',
  '& > div': { display: 'grid', gridTemplateColumns: '38mm 1fr', py: '1.1mm' },
  '& dd': { fontWeight: '600', overflowWrap: 'anywhere' },
} as const

const contentsCss = {
  listStyleType: 'none',
  fontSize: '10pt',
  lineHeight: '1.35',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '9mm 1fr auto',
    columnGap: '2mm',
    py: '1.1mm',
    borderBottomWidth: '1px',
    breakInside: 'avoid',
  },
  '& strong': { fontWeight: '600' },
  '& p': { gridColumn: '2 / -1', fontSize: '9pt' },
} as const

/** Returns the sources that answered a dossiê, each once, in the order of its parts. */
function listSources({ parts }: Pick<DossieProgress, 'parts'>): string[] {
  const named = parts.flatMap(({ answer }) =>
    answer && answer.outcome.status !== 'failed' ? [answer.outcome.source] : [],
  )
  return [...new Set(named)]
}

/**
 * Returns the subject of the first answered part that uses the dossiê's own values, unless it is sensitive.
 */
function findSubjectName({ parts }: Pick<DossieProgress, 'parts'>): string | undefined {
  for (const { part, definition, answer } of parts) {
    const outcome = answer?.outcome
    const { summary } = definition
    if (part.after.length > 0 || !isAnswered(outcome) || !summary || summary.sensitive) continue
    const name = formatPlain(outcome.answer, summary.value)
    if (name !== emptyText) return name
  }
  return undefined
}
