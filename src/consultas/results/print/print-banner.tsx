import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { use } from 'react'
import { app } from '@/generated/app.ts'
import { auth } from '@/state/auth.ts'
import { fullName } from '@/state/profile.ts'
import { Logo } from '@/ui/media/logo.tsx'
import type { AnsweredOutcome } from '../../outcome.ts'
import { printAsked } from '../asked-values.ts'
import { listRequestFacts } from '../request-code.tsx'
import { readSourceAndTime } from '../source-and-time.ts'
import { describeValues } from './hidden-values.ts'
import { PrintContext, type PrintFact } from './print-context.ts'
import { omittedPartsText, type PrintChoices, type PrintPart, sumSensitive } from './print-offer.ts'

type PrintBannerProps = {
  /** What is printed: 'CPF, Dados cadastrais'. */
  title: string
  /** The facts between the title and the author. */
  facts: readonly PrintFact[]
}

const time = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeStyle: 'short' })

/** Shows the head of a print without a cover: title, facts, time and author. */
export const PrintBanner = ({ title, facts }: PrintBannerProps) => (
  <Box data-print-banner pb="4mm" mb="5mm" borderBottomWidth="2px">
    <Flex justify="space-between" align="center" gap="4">
      <Text fontSize="13pt" lineHeight="1.25" fontWeight="650" minW="0" overflowWrap="anywhere">
        {title}
      </Text>
      <Flex align="center" gap="2" flexShrink="0">
        <Logo size={22} />
        <Text fontSize="12pt" fontWeight="650">
          {app.product}
        </Text>
      </Flex>
    </Flex>
    <chakra.dl css={factsCss}>
      {[
        ...facts,
        { label: 'Emitido em', text: time.format(Date.now()) },
        { label: 'Emitido por', text: fullName(auth.profile) },
      ].map(({ label, text }) => (
        <div key={`${label} ${text}`}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </chakra.dl>
  </Box>
)

const factsCss = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: '8mm',
  rowGap: '1mm',
  mt: '4mm',
  '& > div': { display: 'grid', gridTemplateColumns: '30mm minmax(0, 1fr)' },
  '& dd': { fontWeight: '600', overflowWrap: 'anywhere' },
} as const

type PrintHeadProps = {
  definition: ConsultaDefinition
  found: AnsweredOutcome
  parts: readonly PrintPart[]
  choices: PrintChoices
  isAskedHidden: boolean
}

/** Shows the head of a printed answer: what was asked, for which purpose, when and where. */
export function PrintHead({ definition: { title }, found, parts, choices, isAskedHidden }: PrintHeadProps) {
  const { family, asked = [], purpose } = use(PrintContext)
  const { source, time } = readSourceAndTime(found)
  const { omitted, values, hasPurpose } = choices
  const valuesText = describeValues(sumSensitive(parts, omitted), values)
  const partsText = omittedPartsText(parts, omitted)
  return (
    <PrintBanner
      title={family ? `${family}: ${title}` : title}
      facts={[
        ...printAsked(asked, isAskedHidden),
        ...(purpose && hasPurpose ? [purpose] : []),
        { label: 'Consultado em', text: time },
        { label: 'Fonte', text: source },
        ...listRequestFacts(found),
        ...(partsText === undefined ? [] : [{ label: 'Seções', text: partsText }]),
        ...(valuesText === undefined ? [] : [{ label: 'Dados sensíveis', text: valuesText }]),
      ]}
    />
  )
}
